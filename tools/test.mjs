import { checkNode } from './lib/check-versions.mjs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { allSteps, runSteps } from './lib/steps.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { ensureTestNeeds } from './lib/test-needs.mjs';

// `npm test`: gets what it lacks and runs every check, or some of them: npm test -- --only=unit,server

function chosenSteps() {
  const only = process.argv.find(argument => argument.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return allSteps;
  const names = only.split(',');
  const unknown = names.find(name => !allSteps.some(step => step.name === name));
  if (unknown !== undefined) {
    throw new StopError(`没有名为「${unknown}」的步骤。可选：${allSteps.map(step => step.name).join('、')}。`);
  }
  return allSteps.filter(step => names.includes(step.name));
}

runMain(async () => {
  checkNode();
  const steps = chosenSteps();
  stopOnSignals();
  await ensureInstalled();
  // Before the long steps: what is missing is said at once.
  await ensureTestNeeds(steps.map(({ name }) => name));
  const { passed, failed } = await runSteps(steps);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
