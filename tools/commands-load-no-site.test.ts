import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/** Module text as an address that Node.js imports. */
const inline = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

const refuseSite = inline(`export async function load(url, context, next) {
  if (url.endsWith('/server/src/app.ts')) throw new Error('the site is loaded');
  return next(url, context);
}`);
const refuser = inline(`import { register } from 'node:module'; register(${JSON.stringify(refuseSite)});`);

// The site has a thousand modules: a command that loads them all takes three seconds before it does anything.
it.each(['deploy', 'user', 'partner'])('npm run %s starts without loading the site', command => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', '--import', refuser, `tools/${command}.ts`, '--help'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).not.toContain('the site is loaded');
  expect(stdout + stderr).toContain('用法');
});
