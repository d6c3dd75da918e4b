import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileServer } from '../../tools/build-server/build-server';
import { type Command, commandsFolder } from './compiled-commands';

const root = join(import.meta.dirname, '../..');
const commands: readonly Command[] = ['deploy', 'import', 'partner', 'user'];

/**
 * Compiles the commands that stories run, as those of an assembled site are. Started from its sources, a command takes two seconds of
 * processor time before it does anything, and the stories run a hundred.
 */
export async function compileCommands(): Promise<void> {
  await rm(join(root, commandsFolder), { recursive: true, force: true });
  await compileServer(
    join(root, commandsFolder),
    commands.map(command => join(root, `tools/${command}.ts`)),
  );
}
