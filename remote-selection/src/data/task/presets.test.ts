import { requirementsOf } from '@shixuan/optics/model';
import { goals, parseSelectionSearch, printSelectionSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { noticesOf } from './notices';
import { firstState, presetState, presets } from './presets';

test.each(presets.map(preset => [preset.label, preset] as const))(
  '%s is complete, says nothing wrong, and fits into an address',
  (_, preset) => {
    const need = requirementsOf(preset.task);
    expect(need.objectPixelMm).toBeGreaterThan(0);
    expect(Number.isFinite(need.maxWorkingDistanceMm)).toBe(true);
    const notices = noticesOf(need, { magnification: null, pixelSizeUm: 3.45, focalLengthMm: null });
    expect(notices.filter(({ level }) => level === 'error')).toEqual([]);
    for (const goal of goals) {
      const state = presetState(goal, preset);
      expect(parseSelectionSearch(printSelectionSearch(state), goal)).toEqual({ state, problems: [], refused: [] });
    }
  },
);

test('each is a task of its own', () => {
  const addresses = presets.map(preset => printSelectionSearch(presetState('systems', preset)));
  expect(new Set(addresses).size).toBe(presets.length);
  expect(firstState('lenses')).toMatchObject({ goal: 'lenses', task: presets[0]?.task });
});
