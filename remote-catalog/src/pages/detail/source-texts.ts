import type { ProductSource } from '@shixuan/api/client';

type Confidence = NonNullable<ProductSource['confidence']>;

export const confidenceTexts: Record<Confidence, { name: string; meaning: string }> = {
  high: { name: '高', meaning: '来自厂家资料或厂家手册' },
  medium: { name: '中', meaning: '来自第三方资料，部分参数已与其他来源核对' },
  low: { name: '低', meaning: '来自单一且未署名的资料，使用前请向厂家核实' },
};

const tiers: Record<string, string> = {
  manufacturer: '厂家资料',
  'manual-mirror': '厂家手册（第三方存档）',
  'third-party': '第三方整理的资料',
  'third-party-unattributed': '第三方整理的资料，未署名',
  secondary: '经销商或转载资料',
};

/** Kind of the source in Chinese; an unknown kind stays as it is. */
export const tierText = (tier: string | null) => (tier === null ? '未记录' : (tiers[tier] ?? tier));

/** The site of an address; null for anything that is not a web address, which must not become a link. */
export function hostOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).host.replace(/^www\./, '');
}

type FieldSource = ProductSource['fieldSources'][number];

/** Sources of single values, each with the keys of all values that it gives; in the order of their first values. */
export function byOrigin(sources: readonly FieldSource[]): readonly { origin: FieldSource; keys: readonly string[] }[] {
  const origins = new Map<string, { origin: FieldSource; keys: string[] }>();
  for (const origin of sources) {
    const name = JSON.stringify([origin.url, origin.tier ?? null, origin.confidence ?? null]);
    const same = origins.get(name);
    if (same) same.keys.push(origin.key);
    else origins.set(name, { origin, keys: [origin.key] });
  }
  return [...origins.values()];
}
