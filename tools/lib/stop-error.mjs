/** Ends a command with one sentence for its user and exit code 1. Empty: the message was already printed. */
export class StopError extends Error {}

/** Runs a command's main function; turns its failure into a sentence and its result into the exit code. */
export async function runMain(/** @type {() => Promise<number | void>} */ main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof StopError)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exitCode = 1;
  }
}
