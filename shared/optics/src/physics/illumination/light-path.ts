import type { Verdict } from '../../formula/verdict';
import { type Finding, lightPathRules } from './light-path-rules';
import {
  type DescribedPart,
  decidingProperties,
  type LitFeature,
  type LitPart,
  litPartProperties,
  partsDescribed,
} from './part';
import { type LightTechnique, lightTechniques, type TechniqueId } from './techniques';

export interface LightPathVerdict {
  technique: LightTechnique;
  /** Fail: the light does not reach the lens on the path that the technique requires, whatever the size of the light. */
  verdict: Verdict;
  /** Of all parts as described, the one that it shows worst; the verdict itself where that is known. */
  atWorst: Finding['verdict'];
  reason: string;
  /** Labels of the properties of the part that have to be stated for a decision. */
  missing: readonly string[];
}

/**
 * Whether a technique can show the part, independent of sizes. Unknown where the verdict depends on a property that is not
 * stated.
 */
export function checkLightPath(technique: LightTechnique, part: DescribedPart): LightPathVerdict {
  const { transmission, surface, form, feature, scan, backFree, telecentricLens } = part;
  const key = [transmission, surface, form, feature, scan, backFree, telecentricLens].join();
  const judged = judgements.get(technique) ?? new Map<string, LightPathVerdict>();
  judgements.set(technique, judged);
  const verdict = judged.get(key) ?? judgeAll(technique, part);
  // Cached, because tasks repeat a few descriptions.
  if (judged.size >= describedKept) judged.clear();
  judged.set(key, verdict);
  return verdict;
}

const judgements = new WeakMap<LightTechnique, Map<string, LightPathVerdict>>();
const describedKept = 200;

function judgeAll(technique: LightTechnique, part: DescribedPart): LightPathVerdict {
  const findings = partsDescribed(part).map(described => judge(technique, described));
  const [first] = findings;
  if (first && findings.every(({ verdict }) => verdict === first.verdict)) {
    return { technique, ...first, atWorst: first.verdict, missing: [] };
  }
  const verdicts = findings.map(({ verdict }) => verdict);
  const missing = decidingProperties(part, verdicts).map(key => litPartProperties[key].label);
  const atWorst = verdicts.reduce((one, other) => (worth[other] > worth[one] ? other : one));
  return { technique, verdict: 'unknown', atWorst, reason: `须先确定：${missing.join('、')}`, missing };
}

function judge(technique: LightTechnique, part: LitPart): Finding {
  for (const rule of lightPathRules[technique.id]) {
    const finding = rule(part);
    if (finding) return finding;
  }
  return { verdict: 'pass', reason: technique.lightPath };
}

const worth = { pass: 0, warn: 1, unknown: 2, fail: 3 } as const;

/** Order of the techniques for a feature among equal light paths; without a feature, the order of the list. */
const preferred: Readonly<Record<LitFeature, readonly TechniqueId[]>> = {
  outline: ['collimated-backlight', 'backlight', 'line', 'coaxial', 'dome', 'ring', 'bar', 'low-angle'],
  print: ['line', 'ring', 'dome', 'bar', 'coaxial', 'backlight', 'collimated-backlight', 'low-angle'],
  relief: ['low-angle', 'coaxial', 'line', 'bar', 'ring', 'dome', 'collimated-backlight', 'backlight'],
  'flat-defect': ['line', 'coaxial', 'dome', 'low-angle', 'bar', 'ring', 'backlight', 'collimated-backlight'],
  inside: ['backlight', 'collimated-backlight', 'low-angle', 'line', 'dome', 'bar', 'ring', 'coaxial'],
};

/** Techniques for a feature, the most telling one first. */
export const techniquesForFeature = (feature: LitFeature): readonly TechniqueId[] => preferred[feature];

/** Judges every technique for a part, the best first. */
export function adviseTechniques(part: DescribedPart): readonly LightPathVerdict[] {
  const order = part.feature === null ? [] : preferred[part.feature];
  return lightTechniques
    .map(technique => checkLightPath(technique, part))
    .sort(
      (a, b) => worth[a.verdict] - worth[b.verdict] || order.indexOf(a.technique.id) - order.indexOf(b.technique.id),
    );
}
