import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findApps } from './apps';

/** Opening tags of forms in a source, whole: braces hold what looks like their end. */
function formTags(source: string): string[] {
  return [...source.matchAll(/<form\b/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    while (end < source.length && (depth > 0 || source[end] !== '>')) {
      if (source[end] === '{') depth++;
      if (source[end] === '}') depth--;
      end++;
    }
    return source.slice(index, end + 1);
  });
}

test('a tag is read to its end', () => {
  expect(formTags('a <form a={() => ({ b: 1 })} method="dialog">b</form> <format>')).toEqual([
    '<form a={() => ({ b: 1 })} method="dialog">',
  ]);
});

// Before its code runs, a browser that sends a form without an address puts what was entered into that of the page: into
// its history and the logs of proxies. Outside a dialog, `method="dialog"` sends nothing.
test('a form says where it is sent, or that it is sent nowhere', () => {
  const sources = findApps().flatMap(({ directory }) =>
    readdirSync(join(directory, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map(file => join(directory, 'src', file)),
  );
  const forms = sources.flatMap(file => formTags(readFileSync(file, 'utf8')).map(tag => ({ file, tag })));
  expect(forms.length).toBeGreaterThan(15);
  expect(forms.filter(({ tag }) => !/\saction=|\smethod="dialog"/.test(tag))).toEqual([]);
});
