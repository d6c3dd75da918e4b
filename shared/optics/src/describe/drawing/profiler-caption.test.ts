import { expect, it } from 'vitest';
import { profilerCaption } from './profiler-caption';
import type { DrawnProfiler } from './profiler-scale';

const drawn: DrawnProfiler = {
  clearanceMm: 68,
  nearMm: 68,
  farMm: 118,
  nearWidthMm: 40,
  farWidthMm: 56,
  partTopMm: 89.4,
  partBaseMm: 96,
  partWidthMm: 30,
  toleranceMm: 2,
};

it('tells the distance to the near end from that to the part at its highest', () => {
  expect(profilerCaption(drawn)).toContain(
    '净距是外壳到量程近端，安装净空是外壳到工件最高处（含来料公差），此处 87.4 mm',
  );
});

it('says where the first is not stated, and then gives none of the second', () => {
  const caption = profilerCaption({ ...drawn, clearanceMm: null });
  expect(caption).toContain('净距未标注，外壳到近端的距离不按比例');
  expect(caption).not.toContain('安装净空');
});
