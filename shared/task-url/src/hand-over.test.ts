import { expect, test } from 'vitest';
import { profileOfSelection, selectionOfProfile } from './hand-over';
import { blankProfileState, neutralProfileState, neutralProfileTask, type ProfileState } from './profile-url';
import { blankState, neutralState, type SelectionState } from './selection-state';

const neutral = neutralState('systems');
const pictures: SelectionState = {
  ...neutral,
  cameraId: 7,
  task: {
    ...neutral.task,
    object: { widthMm: 80, heightMm: 50 },
    marginPct: 5,
    heightVariationMm: 3,
    workingDistanceToleranceMm: 1,
    speedMmS: 200,
    surface: 'matt',
    rateHz: 12,
  },
};
const profiles: ProfileState = {
  ...neutralProfileState,
  task: { ...neutralProfileTask, repeatabilityUm: 5, standOff: { minMm: 50, maxMm: null } },
};

test('what both know goes along: width, margin, heights, speed, surface, and the pixel as the distance of points', () => {
  expect(profileOfSelection(pictures, profiles).task).toEqual({
    ...profiles.task,
    widthMm: 80,
    marginPct: 5,
    heightVariationMm: 3,
    heightToleranceMm: 1,
    speedMmS: 200,
    pointSpacingMm: 0.03333,
    surface: 'matt',
  });
});

test('converting there and back changes neither the task nor fields that only one side has', () => {
  expect(selectionOfProfile(profileOfSelection(pictures, profiles), pictures)).toEqual(pictures);
  const there = profileOfSelection(pictures, profiles);
  expect(profileOfSelection(selectionOfProfile(there, pictures), there)).toEqual(there);
});

test('a change on the one side arrives on the other', () => {
  const there = profileOfSelection(pictures, profiles);
  const changed = { ...there, task: { ...there.task, widthMm: 90, speedMmS: 0, pointSpacingMm: 0.1 } };
  expect(selectionOfProfile(changed, pictures).task).toEqual({
    ...pictures.task,
    object: { widthMm: 90, heightMm: 50 },
    speedMmS: 0,
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.1 },
  });
});

test('a surface that only one task type has is not converted', () => {
  const glossy: SelectionState = { ...pictures, task: { ...pictures.task, surface: 'glossy' } };
  const glowing: ProfileState = { ...profiles, task: { ...profiles.task, surface: 'glowing' } };
  expect(profileOfSelection(glossy, glowing).task.surface).toBe('glowing');
  expect(selectionOfProfile(glowing, glossy).task.surface).toBe('glossy');
});

test('what a blank task does not say is taken from the other, and what is taken is no longer blank', () => {
  const blank = blankState('systems');
  const base: ProfileState = {
    ...neutralProfileState,
    task: { ...neutralProfileTask, widthMm: 33, pointSpacingMm: 0.07 },
  };
  expect(profileOfSelection(blank, base).task).toMatchObject({ widthMm: 33, pointSpacingMm: 0.07 });
  expect(selectionOfProfile(base, blank)).toMatchObject({ unset: ['height'], task: { object: { widthMm: 33 } } });
  const open = { ...base, task: { ...base.task, pointSpacingMm: null } };
  expect(selectionOfProfile(open, blank).unset).toEqual(['height', 'accuracy']);
  expect(profileOfSelection(blank, blankProfileState).unset).toEqual(['widthMm']);
  expect(selectionOfProfile(blankProfileState, blank).unset).toEqual(['width', 'height', 'accuracy']);
  expect(selectionOfProfile(blankProfileState, pictures).task.object).toEqual(pictures.task.object);
});
