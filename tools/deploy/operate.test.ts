import { expect, test, vi } from 'vitest';
import { readArguments } from './arguments';
import type { DeploySite } from './deploy-site';
import { operate } from './operate';

const audience = { group: 'signed-in', percent: 50 };
const rows = [
  { version: '1.1.0-bbbbbbbb', traffic: 0, default: false, audience },
  { version: '1.0.0-aaaaaaaa', traffic: 100, default: true },
];

/** Runs a command on a site that says what it was asked, and answers that B is tried on a group. */
async function run(text: string) {
  const asked = vi.fn<DeploySite['operate']>(async ({ command, remote }) => ({
    ...{ command, remote, version: '1.1.0-bbbbbbbb', changed: true, revision: 4 },
    ...{ rows, others: [], checks: [], warnings: [] },
  }));
  const unused = () => Promise.reject(new Error('not asked for'));
  const site: DeploySite = {
    ...{ label: 'https://site.test', operate: asked, publish: unused, config: unused, promoteSet: unused },
    ...{ preview: unused, previews: unused, revokePreview: unused, gc: unused },
    status: async () => ({
      registry: {
        ...{ revision: 4, shell: [], killed: {} },
        microFrontends: {
          catalog: rows.map(({ version, audience: tried, ...deployment }) => ({
            ...{ metadata: { version }, deployment, extras: { audience: tried } },
          })),
        },
      },
      latest: [],
    }),
  };
  const { lines } = await operate(site, readArguments(text.split(' '), {}));
  return { lines, asked: asked.mock.calls.map(([operation]) => operation) };
}

test('a share of a group is asked for under a name of its own, which an older site refuses', async () => {
  const { asked, lines } = await run('promote --remote catalog --to 50 --group signed-in --reason 先看');
  expect(asked).toEqual([
    { command: 'promote-group', remote: 'catalog', percent: 50, group: 'signed-in', reason: '先看', dryRun: false },
  ]);
  expect(lines).toContain('  访客看到：1.1.0-bbbbbbbb 登录用户的 50 %，1.0.0-aaaaaaaa 100 %');
});

test('a group that was invited is asked for by its name', async () => {
  const { asked } = await run('promote --remote catalog --to 50 --group beta');
  expect(asked).toMatchObject([{ command: 'promote-group', percent: 50, group: 'invited:beta' }]);
});

test('the share of a group grows by the same words as that of all visitors', async () => {
  const { asked } = await run('promote --remote catalog --to 10 --group beta --step 10 --every 5');
  expect(asked).toMatchObject([
    { command: 'promote-group', percent: 10, group: 'invited:beta', ramp: { step: 10, everyMinutes: 5 } },
  ]);
});

test('who switches a remote off is not told that visitors see it', async () => {
  const { lines } = await run('kill --remote catalog --reason 出错');
  expect(lines.join('\n')).not.toMatch(/^ *访客看到/m);
  expect(lines.join('\n')).toContain('访客看不到这个栏目；revive 之后看到：1.1.0-bbbbbbbb');
});

test('the status says whom a version is tried on', async () => {
  const { lines } = await run('status');
  expect(lines).toContain('  1.1.0-bbbbbbbb  登录用户的 50 %  灰度');
  expect(lines).toContain('  1.0.0-aaaaaaaa  100 %  线上');
});

test.each([
  ['--group Beta!', '--group 应为 signed-in'],
  ['--group beta --step 10', '渐进上线需要 --step <百分比> 与 --every <分钟>'],
  ['--group signed-in --from staging', '--group 不能与'],
])('promote --to 10 %s is wrong use', async (more, says) => {
  await expect(run(`promote --remote catalog --to 10 ${more}`)).rejects.toThrow(
    expect.objectContaining({ kind: 'wrongUse', message: expect.stringContaining(says) }),
  );
});
