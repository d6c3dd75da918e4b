import { expect, test } from 'vitest';
import { calibrationNote } from './calibration-note';

const distortion = {
  id: 'distortion',
  label: '畸变',
  verdict: 'warn',
  figure: 0.008967,
  limit: 0.002,
  sense: 'at-most',
  unit: 'mm',
  marginPct: -348,
  reason: '',
  traces: [],
} as const;

test('says how to calibrate, and by what residue it is done, only where the check asks for it', () => {
  expect(calibrationNote(distortion)?.replaceAll(/\s/g, ' ')).toMatch(/用标定板.*残差不大于 2 µm/);
  expect(calibrationNote({ ...distortion, unit: '%', limit: 2 })).toMatch(/直线不弯/);
  expect(calibrationNote({ ...distortion, verdict: 'pass' })).toBeNull();
  expect(calibrationNote({ ...distortion, id: 'height-error' })).toBeNull();
});
