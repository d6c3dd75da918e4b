import { checkImports } from './imports/check-imports';
import { projectImports } from './imports/import-graph';
import { root } from './lib/root.mjs';
import { runMain } from './lib/stop-error.mjs';

// `npm run test:imports`: whether every import of the project keeps to the table in tools/imports/rules.ts, and none
// are in a circle.
runMain(async () => (checkImports(projectImports(root)) === 0 ? 0 : 1));
