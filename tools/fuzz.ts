import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';

// The properties that take whatever strangers send, with far more inputs than `npm test` gives them. Each is a test like
// every other one, so that what is found here is repeated there by its seed.
const targets = {
  unit: [
    'shared/units/src/parse-quantity.test.ts',
    'shared/list-url/src/list-url.test.ts',
    'shared/task-text/src/read-task.test.ts',
    'server/src/domain/search/finding/any-query.unit.test.ts',
    'server/src/domain/catalogue/import/any-file.unit.test.ts',
    'server/src/domain/telemetry/policy-report.unit.test.ts',
  ],
  server: ['server/src/platform/http/fuzz.test.ts', 'server/src/domain/releases/deploy/any-request.test.ts'],
};
const files = [...targets.unit, ...targets.server];

const usage = '用法：npm run fuzz -- [输入个数，默认 1000000] [--seed 整数]';
const whole = /^\d{1,9}$/;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [count = '1000000', ...rest] = positionals;
const seed = values.seed ?? String(randomInt(2 ** 31));
if (rest.length > 0 || !whole.test(count) || !/^-?\d{1,10}$/.test(seed)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const runs = Math.max(1, Math.ceil(Number(count) / files.length));
  console.log(`种子 ${seed}：每个文件的每条性质各 ${runs} 个输入`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', '--project', 'server', '--testTimeout', '0', ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: String(runs), FUZZ_SEED: seed } },
  );
  if (status !== 0) console.error(`重做：npm run fuzz -- ${count} --seed ${seed}`);
  process.exitCode = status ?? 1;
}
