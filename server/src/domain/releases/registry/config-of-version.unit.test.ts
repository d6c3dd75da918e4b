import type { ConfigSchema } from '@shixuan/host/data-schema';
import { expect, test } from 'vitest';
import { configMark, configOfVersion, fieldsOfVersion } from './config-of-version';
import type { SetConfig } from './registry-schema';

const config: ConfigSchema = {
  type: 'object',
  properties: {
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 12, default: 6 },
    note: { type: 'string', title: '说明', maxLength: 4, default: '' },
  },
};
const manifest = { name: 'catalog', config };
const set = (values: SetConfig['values'], by = '甲') => ({
  config: { catalog: { values, by, at: '2026-03-01T08:00:00Z' } },
});

test('a version runs with what was set and defaults for the rest; a value that it does not take is a default, and told', () => {
  expect(configOfVersion({ config: {} }, manifest)).toMatchObject({ values: { rows: 6, note: '' }, problems: [] });
  expect(configOfVersion(set({ rows: 8 }), manifest)?.values).toEqual({ rows: 8, note: '' });
  expect(configOfVersion(set({ rows: 99 }), manifest)).toMatchObject({
    values: { rows: 6, note: '' },
    problems: [{ name: 'rows', problem: expect.stringContaining('不大于 12') }],
  });
  expect(configOfVersion(set({ rows: 8 }), { ...manifest, name: 'content' })?.values.rows).toBe(6);
});

test('a version that declares no settings has none', () => {
  expect(configOfVersion(set({ rows: 8 }), { name: 'catalog' })).toBeNull();
  expect(fieldsOfVersion(set({ rows: 8 }), { name: 'catalog' })).toEqual([]);
});

test('people see each setting with its title, its value, its default, and why a value is not taken', () => {
  expect(fieldsOfVersion(set({ rows: 99, note: '换季' }), manifest)).toEqual([
    { name: 'rows', title: '行数', value: 6, default: 6, problem: expect.stringContaining('不大于 12') },
    { name: 'note', title: '说明', value: '换季', default: '', problem: null },
  ]);
});

test('the mark of all settings is short, and the same for the same values', () => {
  expect(configMark(set({ rows: 8 }))).toMatch(/^[0-9a-f]{16}$/);
  expect(configMark(set({ rows: 8 }))).toBe(configMark(set({ rows: 8 }, '乙')));
  expect(configMark(set({ rows: 8 }))).not.toBe(configMark(set({ rows: 9 })));
});
