import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, rowsOf } = askedSearch(await fileSearch());

test.each(['MV-CS060-10GM 配12mm镜头', '配MV-CS060-10GM的12mm镜头', '12mm镜头 配 mv-cs060-10gm'])(
  '%s: lenses of that figure come first that have the mount of the camera and cover its sensor',
  typed => {
    const rows = rowsOf(typed);
    expect(rows.length).toBeGreaterThan(3);
    for (const { attrs } of rows) {
      expect(attrs.focalLengthMm).toBe(12);
      expect([attrs.mount].flat()).toContain('c');
    }
    expect(ask(typed).note).toContain('与 MV-CS060-10GM 相配');
  },
);

test('without a figure of their own the camera itself is what is looked for', () => {
  expect(rowsOf('MV-CS060-10GM 配的镜头')[0]?.model).toBe('MV-CS060-10GM');
  expect(rowsOf('MV-CS060-10GM')[0]?.model).toBe('MV-CS060-10GM');
});
