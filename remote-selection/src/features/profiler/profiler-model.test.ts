import { profilerDrawing } from '@shixuan/optics/fixtures';
import { expect, it } from 'vitest';
import { boundsOf } from '../../components/space/space-model';
import { profilerModel } from './profiler-model';

const unstated = { model: 'A-1', wavelengthNm: null };

it('has the fan in the colour of the laser and the view of the receiver from beside', () => {
  const { bodies, lengths } = profilerModel(profilerDrawing, { model: 'A-1', wavelengthNm: 405 });
  const fans = bodies.flatMap(({ look }) => (look.kind === 'glow' ? [look.colour] : []));
  expect(fans).toHaveLength(2);
  expect(new Set(fans).size).toBe(1);
  expect(fans).not.toEqual(
    profilerModel(profilerDrawing, { model: 'A-1', wavelengthNm: 660 }).bodies.flatMap(({ look }) =>
      look.kind === 'glow' ? [look.colour] : [],
    ),
  );
  const receiver = bodies.find(({ look }) => look.kind === 'view');
  expect(receiver?.kind === 'hull' && receiver.from.offsetMm).toBeGreaterThan(0);
  expect(lengths.map(({ label, text }) => `${label} ${text.replaceAll(/\s/g, ' ')}`)).toEqual([
    '净距 68 mm',
    'Z 量程 50 mm',
    '近端视野 40 mm',
    '远端视野 56 mm',
  ]);
  expect(boundsOf(profilerModel(profilerDrawing, unstated)).radius).toBeGreaterThan(59);
});

it('gives no clearance that is not stated', () => {
  expect(
    profilerModel({ ...profilerDrawing, clearanceMm: null }, unstated).lengths.map(({ label }) => label),
  ).not.toContain('净距');
});
