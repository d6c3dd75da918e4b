/** What a ranking is of, with its measure word, and what takes a row of it. */
export const things = {
  cameras: { one: '一款', unit: '款', name: '相机', take: '选这台' },
  lenses: { one: '一支', unit: '支', name: '镜头', take: '选这支' },
  systems: { one: '一套', unit: '套', name: '组合', take: '选这套' },
} as const;
