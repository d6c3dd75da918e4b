import { expect, test, vi } from 'vitest';
import { readArguments } from '../deploy/arguments';
import { deployOwn } from './deploy-own';

const app = { kind: 'remote', name: 'forum', directory: '/forum', root: '/forum' } as const;
const site = 'https://site.test';

test.each(['publish', 'promote --to 100', 'rollback', 'kill --reason 出错'])(
  '%s for the remote of another repository does nothing',
  async command => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const given = readArguments(`${command} --remote catalog --site ${site} --token sxd_forum`.split(' '), {});
    await expect(deployOwn(app, given, () => {})).rejects.toMatchObject({
      kind: 'wrongUse',
      message: '这里是 forum 的仓库，不能更改 catalog：请在 catalog 的仓库里运行，或去掉 --remote。',
    });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  },
);
