import { calls } from '@shixuan/api';
import type { SelectedProfiler } from '@shixuan/api/client';
import { type Profiler, profileNeedsOf } from '@shixuan/optics/model';
import { rankProfilers } from '@shixuan/optics/solve';
import type { ProfilerAnswer, ProfilerTask } from '../data/profiler/profiler-query';

/** Two profilers as the catalogue has them: all figures stated, and one without its rate over the whole range. */
const stated: Profiler = {
  id: 31,
  brand: 'SSZN',
  series: 'SR7000',
  model: 'SR7060',
  principle: 'laser-triangulation',
  measuringRangeMm: 18,
  clearanceMm: 51,
  clearanceFrom: 'reference',
  nearWidthMm: 40,
  midWidthMm: 44,
  farWidthMm: 47.5,
  profilePoints: 3200,
  pointSpacingUm: 15,
  farPointSpacingUm: null,
  resolutionUm: null,
  farResolutionUm: null,
  repeatabilityUm: 0.3,
  linearityPct: 0.02,
  profileRateHz: 1250,
  maxProfileRateHz: 10_000,
  laserClasses: ['2m'],
  wavelengthNm: 405,
  link: 'gige',
  protection: 'ip67',
  weightG: 900,
};
const unstated: Profiler = {
  ...stated,
  id: 32,
  brand: 'Hikrobot',
  series: 'DP4000',
  model: 'MV-DP4060-01P',
  profileRateHz: null,
  repeatabilityUm: 0.2,
};

const selected = (part: Profiler, nameZh: string): SelectedProfiler => ({
  product: {
    id: part.id,
    categoryId: 7,
    brand: { id: part.id, name: part.brand, nameZh },
    series: part.series,
    model: part.model,
    name: '18 mm 量程 激光三角 3D 轮廓传感器',
    summary: '视野 40~47.5 mm',
    drawing: { src: `/Uploads/products/${part.id}.svg`, widthMm: 80, heightMm: 120, toScale: true },
  },
  part,
});
const parts = [selected(stated, '深视智能'), selected(unstated, '海康机器人')];

/** What the server answers with a catalogue of the two. */
export function profilerAnswer(asked: ProfilerTask, maxCostClass?: number): ProfilerAnswer {
  const need = profileNeedsOf(calls.profiler.request.parse({ task: asked }).task);
  const found = rankProfilers(
    need,
    parts.map(({ part }) => part),
    { maxCostClass },
  );
  const missOf = ({ missedBy, verdict }: (typeof found.nearMisses)[number]['misses'][number]) => ({
    check: verdict.id,
    missedBy,
    reason: verdict.reason,
    remedy: null,
  });
  return calls.profiler.content.parse({
    list: found.ranked.map(({ profiler, fit, score, variants, mounting, checks, cost }) => ({
      profilerId: profiler.id,
      fit,
      score: score.total,
      scoreParts: score.parts,
      twins: variants,
      mounting,
      cost,
      verdicts: Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])),
    })),
    fitting: found.fitting,
    dataMissing: found.dataMissing,
    ledger: found.ledger.map(({ check, label, removed, nearest }) => ({
      check,
      label,
      removed,
      nearest: nearest && { profilerId: nearest.profiler.id, ...missOf(nearest.miss) },
    })),
    nearMisses: found.nearMisses.map(({ profiler, mounting, misses }) => ({
      profilerId: profiler.id,
      mounting,
      misses: misses.map(missOf),
    })),
    parts,
    catalogueVersion: '1',
  });
}
