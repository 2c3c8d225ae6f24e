/** Runs one of the project's commands. An error is printed once, without its stack trace, and the command fails. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  // vite-react-ssg renders pages in a queue whose errors it does not await.
  process.once('unhandledRejection', (error) => {
    fail(error);
    process.exit();
  });
  try {
    await work();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\n\s+at .*/g, ''));
  process.exitCode = 1;
}
