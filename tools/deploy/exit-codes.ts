/** What the command's exit code says to a script. */
export const exitCodes = { done: 0, refused: 1, wrongUse: 2, lostRace: 3, unreachable: 4 } as const;

/** Ends the command with one sentence and an exit code. */
export class DeployFailure extends Error {
  constructor(
    readonly kind: Exclude<keyof typeof exitCodes, 'done'>,
    message: string,
  ) {
    super(message);
  }
}
