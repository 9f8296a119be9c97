@echo off
rem Starts Trayfield with the Java runtime that lies beside this file. Options for that runtime: TRAYFIELD_JAVA_OPTIONS.
setlocal
for %%i in ("%~dp0..") do set "home=%%~fi"
set cache=
if exist "%home%\lib\trayfield.aot" set cache="-XX:AOTCache=%home%\lib\trayfield.aot"
"%home%\bin\java.exe" %cache% "@%home%\lib\trayfield.options" "-Dtrayfield.home=%home%" %TRAYFIELD_JAVA_OPTIONS% -m trayfield/trayfield.ui.app.Launch %*
exit /b %errorlevel%
