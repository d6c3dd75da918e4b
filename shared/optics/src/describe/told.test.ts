import { expect, test } from 'vitest';
import { checkSystem } from '../checks';
import { OpticsInputError } from '../formula/optics-input-error';
import { requirementsOf } from '../model/task/requirements';
import { nearestSetting } from '../setting';
import { scoreOf } from '../solve/score/score';
import { billOfMaterial } from './bill-of-material';
import { describeDeviations } from './describe-deviations';
import { describeSystem } from './describe-system';
import { describeTask } from './describe-task';
import { systemDrawing } from './drawing/system-drawing';
import { type VariedSystem, variedSystems } from './test/varied-systems';
import { undecidedFigures } from './undecided-figures';

// Figures are rounded: the last digits of logarithms and powers differ between machines.
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(6)) : value;

const line = (name: string, value: unknown) =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value, rounded)}`;

/** Everything that is said of a system, one statement a line. */
function told({ task, camera, lens, light, grabber, lightHeightMm }: VariedSystem): string[] {
  const need = requirementsOf(task);
  const setting = nearestSetting(need, camera, lens);
  const system = { camera, lens, setting, light, grabber, lightHeightMm };
  const columns = describeSystem(need, system);
  return [
    ...describeTask(task).map(({ label, text }) => line(`task ${label}`, text)),
    ...checkSystem(need, system).map(({ id, label, traces, ...check }) =>
      line(`check ${id}`, { ...check, by: traces.map(({ substituted, result }) => [substituted, result]) }),
    ),
    ...[...columns.camera, ...columns.lens, ...columns.system].map(({ label, ...column }) => line(label, column)),
    ...describeDeviations(need, camera, lens, setting).map((deviation, i) => line(`deviation ${i}`, deviation)),
    ...billOfMaterial(need, system).map(({ item, ...part }) => line(`part ${item}`, part)),
    ...Object.entries(systemDrawing(need, system)).map(([name, drawn]) => line(`drawn ${name}`, drawn)),
    ...scoreOf(need, camera, lens, setting).parts.map(({ id, value }) => line(`score ${id}`, value)),
    line('undecided', undecidedFigures(need, system)),
  ];
}

function toldOrRefused(system: VariedSystem): string[] {
  try {
    return told(system);
  } catch (error) {
    if (error instanceof OpticsInputError) return [line('refused', [error.field, error.message])];
    throw error;
  }
}

/** Lines of systems in full, and of each that differs from one in one thing, those that differ. */
function* allTold(): Generator<string> {
  for (const { name, base, changed } of variedSystems) {
    const usual = toldOrRefused(base);
    yield `# ${name}`;
    yield* usual;
    for (const [change, system] of changed) {
      const lines = toldOrRefused(system);
      yield '';
      yield `## ${name}, ${change}`;
      yield* lines.filter(each => !usual.includes(each));
    }
  }
}

test('what is said of a system, and what one other figure changes in it, is what has been read', async () => {
  // A changed line shows which checks, figures and texts a change of the code reaches.
  await expect(`${[...allTold()].join('\n')}\n`).toMatchFileSnapshot('./told.txt');
});
