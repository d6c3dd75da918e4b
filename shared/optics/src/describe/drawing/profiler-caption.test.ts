import { expect, it } from 'vitest';
import { profilerDrawing } from '../../fixtures/parts';
import { profilerCaption } from './profiler-caption';

it('tells the distance to the near end from that to the part at its highest', () => {
  expect(profilerCaption(profilerDrawing)).toContain(
    '净距是外壳到量程近端，安装净空是外壳到工件最高处（含来料公差），此处 87.4 mm',
  );
});

it('says where the first is not stated, and then gives none of the second', () => {
  const caption = profilerCaption({ ...profilerDrawing, clearanceMm: null });
  expect(caption).toContain('净距未标注，外壳到近端的距离不按比例');
  expect(caption).not.toContain('安装净空');
});
