import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('./exit-after.ts', import.meta.url));

/** Exit code of a process that is to end within `limitMs`, and what it said. */
async function ended(limitMs: number, otherwise: string) {
  const program = `import(${JSON.stringify(module)}).then(({ exitAfter }) => {
    process.on('exit', () => console.log('told'));
    exitAfter(${limitMs}, line => console.log(line));
    ${otherwise}
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', part => {
    said += part;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a process that something holds ends all the same, and what listens to its end is told', async () => {
  const { code, said } = await ended(100, 'setInterval(() => undefined, 1000);');
  expect(code).toBe(1);
  expect(said).toMatch(/^0\.1 秒内没有全部结束.*\ntold\n$/);
});

test('one that has ended before is not held until then', async () => {
  expect(await ended(600_000, '')).toEqual({ code: 0, said: 'told\n' });
});
