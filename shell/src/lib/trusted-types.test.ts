import { afterEach, expect, test, vi } from 'vitest';
import { admitScripts, areTextsSanitised, guardPage, type PolicyRules, sanitiseTexts } from './trusted-types';

const base = 'https://shixuan.example/shell/1.0.0-bbbbbbbb/';
/** The rules of the default policy, as a browser with Trusted Types would ask them. */
function guarded(): Required<PolicyRules> {
  const policies = new Map<string, PolicyRules>();
  vi.stubGlobal('document', { baseURI: 'https://shixuan.example/goods/list' });
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: PolicyRules) {
      policies.set(name, rules);
      return rules;
    },
  });
  guardPage(base);
  const { createScriptURL, createHTML } = policies.get('default') ?? {};
  if (!createScriptURL || !createHTML) throw new Error('there is no default policy');
  return { createScriptURL, createHTML };
}

afterEach(() => vi.unstubAllGlobals());

test('scripts come from the folder of the shell, or from where the page says', () => {
  const { createScriptURL } = guarded();
  admitScripts(url => url === 'https://shixuan.example/remotes/catalog/1.0.0-aaaaaaaa/a.js');
  expect(createScriptURL(`${base}main.js`)).toBe(`${base}main.js`);
  expect(createScriptURL('/shell/1.0.0-bbbbbbbb/main.js')).toBe('/shell/1.0.0-bbbbbbbb/main.js');
  expect(createScriptURL('/remotes/catalog/1.0.0-aaaaaaaa/a.js')).not.toBeNull();
});

test.each([
  'https://evil.example/a.js',
  '//evil.example/shell/1.0.0-bbbbbbbb/main.js',
  '/shell/1.0.0-bbbbbbbb/../../Uploads/a.js',
  '/shell/1.0.0-bbbbbbbb/%2e%2e/../../Uploads/a.js',
  '/shell/0.9.0-aaaaaaaa/main.js',
  '/remotes/catalog/1.0.0-aaaaaaaa/stranger.js',
  'data:text/javascript,alert(1)',
  'blob:https://shixuan.example/1',
  'javascript:alert(1)',
])('%s is refused', address => {
  const { createScriptURL } = guarded();
  admitScripts(url => url === 'https://shixuan.example/remotes/catalog/1.0.0-aaaaaaaa/a.js');
  expect(createScriptURL(address)).toBeNull();
});

test('HTML that is written as a text is refused until there is a sanitiser; what is no HTML stays', () => {
  const { createHTML } = guarded();
  expect(areTextsSanitised()).toBe(false);
  expect(createHTML('<b>景深</b>')).toBeNull();
  expect(createHTML('5 > 3 &amp; 2')).toBe('5 > 3 &amp; 2');
  sanitiseTexts(html => html.replaceAll('onclick', ''));
  expect(areTextsSanitised()).toBe(true);
  expect(createHTML('<b onclick>景深</b>')).toBe('<b >景深</b>');
});
