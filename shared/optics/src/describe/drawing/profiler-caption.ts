import { shown } from '../../checks/shown';
import type { DrawnProfiler } from './profiler-scale';

/**
 * Caption of a drawing of a profiler over its part: which parts of the drawing are not to scale, and the two distances, the one
 * that the maker states (净距) and the one of the mounting (安装净空). The latter is longer where the part is below the near end. The
 * text has no final full stop.
 */
export function profilerCaption({ clearanceMm, partTopMm, toleranceMm }: DrawnProfiler): string {
  const unlike = '外壳为示意；虚线为来料公差所及';
  if (clearanceMm === null) return `视场与工件按同一比例，${unlike}；净距未标注，外壳到近端的距离不按比例`;
  const mounted = `此处 ${shown(partTopMm - toleranceMm)} mm`;
  return `视场、净距与工件按同一比例，${unlike}；净距是外壳到量程近端，安装净空是外壳到工件最高处（含来料公差），${mounted}`;
}
