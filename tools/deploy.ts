import { StartError } from '@shixuan/server/platform';
import { ChecksFailed, OperationRefused, RaceLost, storageFault } from '@shixuan/server/releases';
import { readArguments } from './deploy/arguments';
import { DeployFailure, exitCodes } from './deploy/exit-codes';
import { checkLines } from './deploy/report';
import { runCommand } from './deploy/run-command';
import { usage } from './deploy/usage';

// `npm run deploy`: checks, publishes and puts live one remote, or the shell, without anybody else's part of the site.

const typed = process.argv.slice(2);
const json = typed.includes('--json');

function codeOf(error: unknown): number {
  if (error instanceof DeployFailure) return exitCodes[error.kind];
  if (error instanceof RaceLost) return exitCodes.lostRace;
  return exitCodes.refused;
}

function messageOf(error: unknown): string {
  const expected = error instanceof OperationRefused || error instanceof DeployFailure || error instanceof StartError;
  if (expected) return error.message;
  const stuck = storageFault(error);
  if (stuck) return stuck;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (typed.includes('--help')) {
  console.log(usage);
  process.exit();
}

try {
  const { lines, result } = await runCommand(readArguments(typed, process.env), line => {
    if (json) console.error(line);
    else console.log(line);
  });
  if (json) console.log(JSON.stringify({ ok: true, ...result }));
  else for (const line of lines) console.log(line);
} catch (error) {
  const exitCode = codeOf(error);
  const checks = error instanceof ChecksFailed || error instanceof DeployFailure ? error.checks : [];
  if (json) console.log(JSON.stringify({ ok: false, exitCode, message: messageOf(error), checks }));
  else {
    for (const line of checkLines(checks)) console.error(line);
    console.error(messageOf(error));
  }
  process.exitCode = exitCode;
}
