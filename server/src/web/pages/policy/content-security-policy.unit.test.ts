import { expect, test } from 'vitest';
import { policyNamesOf } from '../versions/policy-names';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

const policyOf = (more: Partial<PolicyOptions>) => contentSecurityPolicy({ nonce: null, imageHost: '', ...more });
const chosen = (shell: string[] | undefined, ofCatalog: string[] | undefined) =>
  ({
    shell: { manifest: { trustedTypes: shell } },
    remotes: [{ manifest: { name: 'catalog', trustedTypes: ofCatalog } }, { manifest: { name: 'fossil' } }],
  }) as unknown as Parameters<typeof policyNamesOf>[0];

test('under a shell that works so, texts become scripts and elements only through the policies of the versions', () => {
  const trustedTypes = policyNamesOf(chosen(['default', 'html'], ['catalog', 'catalog-notes']));
  const policy = policyOf({ trustedTypes });
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default html catalog catalog-notes 'allow-duplicates'",
  );
});

test('a remote gets no policy under the name of another one or of the shell', () => {
  expect(policyNamesOf(chosen(['default'], ['default', 'dompurify', 'content-articles', 'catalogue']))).toEqual([
    'default',
  ]);
  expect(policyNamesOf(chosen(['default'], ['shixuan-catalog']))).toEqual(['default', 'shixuan-catalog']);
});

test('a shell of the time before has the policy that it had', () => {
  expect(policyNamesOf(chosen(undefined, ['catalog']))).toBeNull();
  expect(policyOf({ trustedTypes: null })).not.toContain('trusted-types');
});

test('a developer’s build may create policies that the site does not know; texts stay refused', () => {
  const overrides = [{ name: 'catalog', url: 'http://localhost:3001/' }];
  const policy = policyOf({ trustedTypes: ['default'], overrides });
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('; trusted-types');
});

test('fonts come from where the files of remotes come from, a developer’s servers too', () => {
  expect(policyOf({})).not.toContain('font-src');
  expect(policyOf({ remotesOrigin: 'https://remotes.example' })).toContain("font-src 'self' https://remotes.example;");
  const remotes = [{ name: 'content', url: 'http://localhost:3002/' }];
  expect(policyOf({ dev: { shellUrl: 'http://localhost:3000/', remotes } })).toContain(
    "font-src 'self' http://localhost:3000 http://localhost:3002;",
  );
});
