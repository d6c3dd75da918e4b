import { stopOnSignals } from './lib/children.mjs';
import { allSteps, runSteps } from './lib/steps.mjs';
import { runMain } from './lib/stop-error.mjs';

// `npm run check`: what can be told without running the code.
const quick = ['types', 'lint', 'dead-code'];

stopOnSignals();
runMain(async () => {
  const { failed } = await runSteps(allSteps.filter(step => quick.includes(step.name)));
  return failed === 0 ? 0 : 1;
});
