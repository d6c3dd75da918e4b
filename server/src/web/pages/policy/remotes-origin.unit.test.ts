import { ResolvedRegistry } from '@shixuan/host/manifest';
import { expect, test } from 'vitest';
import { pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { readRemotesOrigin } from './remotes-origin';

test('the files of remotes are named at the other origin, which the policy lets in, and only those', async () => {
  const remotesOrigin = readRemotesOrigin({ REMOTES_ORIGIN: 'https://cdn.example.com/' });
  const { get } = await startPages({ remotesOrigin });
  const response = await get('/goods/list');
  const [remote] = ResolvedRegistry.parse(pageJson(response.body, 'site-registry')).remotes;
  expect(remote?.base).toBe('https://cdn.example.com/remotes/catalog/1.0.0-aaaaaaaa/');
  expect(response.body).toMatch(
    /href="https:\/\/cdn.example.com\/remotes\/catalog\/1.0.0-aaaaaaaa\/remote-entry.js" crossorigin="anonymous" integrity="sha384-/,
  );
  expect(response.body).toContain('src="/shell/');
  const policy = String(response.headers['content-security-policy']);
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://cdn.example.com`));
  expect(policy).not.toContain('wss:');
});

test.each(['cdn.example.com', 'ftp://cdn.example.com', 'https://cdn.example.com/files', "https://x'; script-src *"])(
  '%s is refused with what would be right',
  text => {
    expect(() => readRemotesOrigin({ REMOTES_ORIGIN: text })).toThrow(/REMOTES_ORIGIN.*应形如/);
  },
);
