/// The program's entry: reads the arguments and runs the command they name.
public enum CommandLineTool {
    /// Runs the program and ends the process with its exit status.
    public static func main() {}
}
