import { runMain } from './lib/stop-error.mjs';
import { createRepository } from './new-remote/create-repository';

// `npm create @shixuan/remote`: a whole repository for a new team.
runMain(async () => createRepository(process.argv.slice(2), process.cwd()));
