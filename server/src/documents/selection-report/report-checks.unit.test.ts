import { checkSystem, type System } from '@shixuan/optics/checks';
import { cameraOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { expect, test } from 'vitest';
import { quantityText } from './printed-quantity';
import { reportChecks } from './report-checks';

const need = requirementsOf(taskOf({ object: { widthMm: 600, heightMm: 400 }, marginPct: 10 }));
const camera = cameraOf();
const lens = focalOf();

/** The check of a field whose less favourable end differs from the nominal one, as with a plane that is not stated. */
function fieldRow(lowMm: number, nominalMm: number) {
  const setting = nearestSetting(need, camera, lens);
  const field = { low: lowMm, nominal: nominalMm, high: nominalMm * 1.02 };
  const system: System = { camera, lens, setting: { ...setting, fieldWidthMm: field, fieldHeightMm: field } };
  const higher = { ...system.setting.fieldHeightMm, low: 5 * lowMm, nominal: 5 * nominalMm };
  const wide = { ...system, setting: { ...system.setting, fieldHeightMm: higher } };
  const row = reportChecks(need, wide, checkSystem(need, wide)).find(({ id }) => id === 'field-of-view');
  return { reached: quantityText(row?.figure ?? 0, 'mm'), marginPct: row?.marginPct ?? 0, reason: row?.reason ?? '' };
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('the row of the field has the field that its sentence names', () => {
  const { reached, marginPct, reason } = fieldRow(881, 901.1);
  expect([plain(reached), reason]).toEqual(['901.1 mm', expect.stringContaining('视野 901.1 ×')]);
  expect(marginPct).toBeCloseTo(100 * (901.1 / 660 - 1), 9);
});

test('where the less favourable end decides otherwise, the row has that end', () => {
  expect(plain(fieldRow(650, 670).reached)).toBe('650 mm');
});
