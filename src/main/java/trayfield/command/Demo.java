package trayfield.command;

/** What {@code play} does where there is no display: shows on the terminal that the game works. */
final class Demo {
    private Demo() {}

    static int run(RulesData rulesData) {
        System.err.println("There is no display here, and the demonstration without one is not there yet.");
        return ExitStatus.NOT_THERE_YET;
    }
}
