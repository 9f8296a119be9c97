package trayfield.command.robot;

import java.util.Scanner;

/// A program that misbehaves as a robot, in the way that its argument says.
public final class BadRobot {
    private BadRobot() {
    }

    /// @param arguments `lie`, `babble`, `stall`, `flood`, `swell`, `shout` or `die`
    public static void main(String[] arguments) throws InterruptedException {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            in.nextLine();
            switch (arguments[0]) {
                case "lie" -> System.out.println("{\"order\":\"nobody A1-A2 N\"}");
                case "babble" -> System.out.println("hello \u0000 {");
                case "stall" -> Thread.sleep(60_000);
                case "flood" -> {
                    while (!System.out.checkError()) {
                        System.out.println("{\"order\":\"end\"} or not");
                    }
                }
                case "swell" -> {
                    while (!System.out.checkError()) {
                        System.out.print("x".repeat(10_000));
                    }
                }
                case "shout" -> System.out.println("x".repeat(2_000_000));
                default -> {
                    return;
                }
            }
        }
    }
}
