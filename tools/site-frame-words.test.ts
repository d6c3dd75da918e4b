import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chinese } from '../shell/src/components/texts/frame.zh';
import { root } from './lib/root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scriptless = read('server/src/web/pages/document/site-frame.ts');

// Pages that must work without scripts have a head and a foot of the server's own; apps share no sources, so that both are written.
test('the scriptless frame of a page says what the frame of the shell says', () => {
  const { skip, home, menu, search, footer } = chinese;
  const said = [
    skip,
    home,
    menu.label,
    search.label,
    search.placeholder,
    search.button,
    footer.disclaimer,
    footer.noFiling,
    footer.noContact,
    footer.contact,
    footer.phone,
    footer.email,
  ];
  expect(said.filter(text => !scriptless.includes(text))).toEqual([]);
  expect(scriptless).toContain('版权所有');
});

test('both frames have the same mark', () => {
  const shapes = [...read('shell/src/layout/logo.tsx').matchAll(/(?: d| r| cx| width| height)="([^"]+)"/g)];
  const marks = shapes.map(([shape]) => shape.trim());
  expect(marks.length).toBeGreaterThan(4);
  expect(marks.filter(mark => !scriptless.includes(mark))).toEqual([]);
});
