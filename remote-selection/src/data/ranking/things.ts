/** What a ranking is of, with its measure word. */
export const things = {
  cameras: { one: '一款', unit: '款', name: '相机' },
  lenses: { one: '一支', unit: '支', name: '镜头' },
  systems: { one: '一套', unit: '套', name: '组合' },
} as const;
