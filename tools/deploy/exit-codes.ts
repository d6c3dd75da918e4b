import type { CheckResult } from '@shixuan/host/deploy';

/** What the command's exit code says to a script. */
export const exitCodes = { done: 0, refused: 1, wrongUse: 2, lostRace: 3, unreachable: 4 } as const;

/** Ends the command with one sentence and an exit code. */
export class DeployFailure extends Error {
  constructor(
    readonly kind: Exclude<keyof typeof exitCodes, 'done'>,
    message: string,
    /** Of a build that was refused: the result of each check. */
    readonly checks: readonly CheckResult[] = [],
  ) {
    super(message);
  }
}
