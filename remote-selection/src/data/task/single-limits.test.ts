import { blankVolumeState, neutralProfileState, neutralVolumeState, type SingleState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { profilerFields } from '../profiler/profiler-fields';
import { profilerPresets } from '../profiler/profiler-presets';
import { profileNeedsOr } from '../profiler/profiler-state';
import { volumeFields } from '../volume/volume-fields';
import { volumePresets } from '../volume/volume-presets';
import { volumeNeedsOr } from '../volume/volume-state';
import { type Field, nameOf } from './field';
import { printField, readField } from './read-field';

type Case = { name: string; refuses(text: string): string | null };
const cases = <T>(kind: string, fields: readonly Field<SingleState<T>>[], state: SingleState<T>): Case[] =>
  fields.map(field => ({
    name: `${kind} ${nameOf(field)}`,
    refuses: text => {
      const read = readField(field, text, field.units[0], state);
      return 'problem' in read ? read.problem : null;
    },
  }));

test.each([
  ...cases('线激光', profilerFields, neutralProfileState),
  ...cases('面阵', volumeFields, neutralVolumeState),
])('$name refuses what no sensor can do, and says what would be right', ({ name, refuses }) => {
  for (const [absurd, why] of [
    ['-5', '不能是负数$'],
    ['1000000000', '.{6,}'],
    ['1e7', '.{6,}'],
  ] as const) {
    const said = refuses(absurd);
    expect(said, absurd).toContain(name.split(' ').slice(1).join(' '));
    expect(said, absurd).toMatch(new RegExp(`应为 [\\d.\\s]+ 到 [\\d.\\s]+ (mm|µm|%|s|mm/s|Hz)：${why}`));
  }
});

test('every example can be typed', () => {
  const typed = <T>(fields: readonly Field<SingleState<T>>[], state: SingleState<T>) =>
    fields.flatMap(field => {
      const text = printField(field, field.units[0], state);
      const read = readField(field, text, field.units[0], state);
      return 'problem' in read ? [read.problem] : [];
    });
  for (const { state } of profilerPresets) expect(typed(profilerFields, state)).toEqual([]);
  for (const { state } of volumePresets) expect(typed(volumeFields, state)).toEqual([]);
});

test('a spacing as large as the part, and a precision as coarse as the height, are refused at their field', () => {
  const profile = (task: Partial<typeof neutralProfileState.task>) =>
    profileNeedsOr({ ...neutralProfileState, task: { ...neutralProfileState.task, widthMm: 30, ...task } });
  expect(profile({ pointSpacingMm: 40 })).toEqual({
    field: 'pointSpacingMm',
    message: 'X 点间距：40 mm 不比工件宽 30 mm 小，量不出来；应小于工件宽，例如 0.05 mm',
  });
  expect(profile({ heightVariationMm: 2, repeatabilityUm: 3000 })).toMatchObject({ field: 'repeatabilityUm' });
  // A plane has no height to compare with.
  expect(profile({ heightVariationMm: 0, repeatabilityUm: 3000 })).toHaveProperty('need');
  const volume = { ...blankVolumeState.task, widthMm: 400, heightMm: 300, depthMm: 200 };
  const asked = (task: Partial<typeof volume>) =>
    volumeNeedsOr({ ...neutralVolumeState, task: { ...volume, ...task } });
  expect(asked({ pointSpacingMm: 350 })).toMatchObject({ field: 'pointSpacingMm' });
  expect(asked({ accuracyMm: 200 })).toMatchObject({ field: 'accuracyMm' });
  expect(asked({ pointSpacingMm: 1.5, accuracyMm: 2 })).toHaveProperty('need');
});
