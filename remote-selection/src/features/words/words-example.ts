/** What the line may say, by the kind of task of the page. */
export const wordsExamples = {
  imaging: '例如：Ø20 轴，公差 ±5 µm，背光，节拍 2 件/s',
  profile: '例如：宽 40 mm，高度差 5 mm，速度 100 mm/s，点间距 0.1 mm',
  volume: '例如：料箱 600×400×300 mm，点间距 1 mm，节拍 3 s，车间灯光',
} as const;

/** As much of it as a line that is not open yet has room for. */
export const briefExamples = {
  imaging: '例如：Ø20 轴，公差 ±5 µm',
  profile: '例如：宽 40 mm，高度差 5 mm',
  volume: '例如：料箱 600×400×300 mm',
} as const;
