import { expect, test } from 'vitest';
import { serverSources } from '../../../test/server-sources';

test('programs are started by their path and a list of arguments, never by a line for a shell', () => {
  const starting = serverSources().filter(({ text }) => /node:child_process/.test(text));
  expect(starting.length).toBeGreaterThan(4);
  for (const { path, text } of starting) {
    const names = [...text.matchAll(/import \{([^}]*)\} from 'node:child_process'/g)].flatMap(([, list = '']) =>
      list.split(',').map(name => name.trim()),
    );
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect(['spawn', 'spawnSync', 'fork', 'type ChildProcess'], path).toContain(name);
    expect(text.match(/\bshell:\s*(?:true|process|["'`])/)?.[0], path).toBeUndefined();
  }
});
