import { readConfig } from '../server/src/platform/config';
import type { OpenDatabase } from '../server/src/platform/database/connect';
import { openBeside } from '../server/src/platform/database/open-beside';
import { OperationRefused } from '../server/src/platform/process/operation-refused';
import { StartError } from '../server/src/platform/process/start-error';
import { type PartnerCommand, readArguments } from './partner/arguments';
import { type CommandOutput, runCommand } from './partner/run-command';
import { usage } from './partner/usage';

// `npm run partner`: who may call the selection with a key of his own, and how much he does.

const typed = process.argv.slice(2);
const json = typed.includes('--json');

async function run(command: PartnerCommand): Promise<CommandOutput> {
  let open: OpenDatabase | undefined;
  try {
    const config = readConfig(process.env);
    // With --json nothing else is on stdout.
    open = await openBeside(config, line => (json ? console.error(line) : console.log(line)));
    return await runCommand(command, open.db, config);
  } finally {
    await open?.stop();
  }
}

function fail(exitCode: number, message: string): void {
  if (json) console.log(JSON.stringify({ ok: false, exitCode, message }));
  else console.error(message);
  process.exitCode = exitCode;
}

const read = readArguments(typed);
if (typed.includes('--help')) console.log(usage);
else if ('problem' in read) fail(2, json ? read.problem : `${read.problem}\n\n${usage}`);
else {
  try {
    const { lines, result } = await run(read.command);
    if (json) console.log(JSON.stringify({ ok: true, ...result }));
    else for (const line of lines) console.log(line);
  } catch (error) {
    const expected = error instanceof OperationRefused || error instanceof StartError;
    fail(1, expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
