import { API_VERSION } from '@shixuan/api';
import type { ConfigField } from '@shixuan/host/data-schema';
import { expect, test } from 'vitest';
import { writeRemoteBuild, writeShellBuild } from '../../registry/build-fixture';
import { emptyRegistry } from '../../registry/registry-schema';
import { temporaryFolder } from '../../registry/temporary-folder';
import { readSubject } from '../read-subject';
import { config } from './config';

const rows: ConfigField = { type: 'integer', title: '行数', minimum: 1, maximum: 12, default: 6 };

/** What the check says of a build that declares these settings, where others are set. */
function say(properties: Record<string, ConfigField>, set: Record<string, number> = {}) {
  const dist = temporaryFolder();
  writeRemoteBuild(dist, '1.0.0-eeeeeeee', { config: { type: 'object', properties } });
  const registry = emptyRegistry();
  registry.config.catalog = { values: set, by: '值班员', at: '2026-03-01T08:00:00Z' };
  const site = { registry, api: API_VERSION, shells: [], remotes: [] };
  const subject = readSubject(dist);
  return { problems: config.problems(subject, site), notes: config.notes?.(subject, site) };
}

test('settings with names and fitting defaults pass, and so does the shell, which has none', () => {
  expect(say({ rows }, { rows: 12 })).toEqual({ problems: [], notes: [] });
  const dist = temporaryFolder();
  writeShellBuild(dist);
  const site = { registry: emptyRegistry(), api: API_VERSION, shells: [], remotes: [] };
  expect(config.problems(readSubject(dist), site)).toEqual([]);
});

test.each<[string, ConfigField, string]>([
  ['a default out of its own range', { ...rows, default: 20 }, 'default（行数）应为不大于 12 的整数，给出的是 20'],
  ['a default of another type', { type: 'string', title: '说明', default: 3 }, 'default（说明）应为文字，给出的是 3'],
  ['no name for the operator', { type: 'boolean', default: true }, 'config.properties.rows 缺少 title'],
])('%s is a problem', (_what, field, problem) => {
  expect(say({ rows: field }).problems).toEqual([expect.stringContaining(problem)]);
});

test('too many settings are a problem', () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`rows${i}`, rows]));
  expect(say(many).problems).toEqual([expect.stringContaining('至多 20 项')]);
});

test('the team is told that what is set does not suit the version, and that settings are public', () => {
  expect(say({ rows }, { rows: 20 }).notes).toEqual([expect.stringContaining('更改设置之前不能上线')]);
  const apiKey: ConfigField = { type: 'string', title: '密钥', default: '' };
  expect(say({ mapApiKey: apiKey }).notes).toEqual([expect.stringContaining('设置随网页公开')]);
});

test('a schema of an unknown form is named', () => {
  const dist = temporaryFolder();
  const properties = { rows: { type: 'integer', title: '行数' } } as unknown as Record<string, ConfigField>;
  writeRemoteBuild(dist, '1.0.0-eeeeeeee', { config: { type: 'object', properties } });
  expect(() => readSubject(dist)).toThrow('config.properties.rows');
});
