const principles: Readonly<Record<string, string>> = {
  'structured-light': '结构光',
  'structured-light-stereo': '双目结构光',
  stereo: '双目立体',
  'active-stereo': '主动双目',
  tof: 'ToF 飞行时间',
  lidar: '激光雷达',
  'laser-triangulation': '激光三角',
};

/** Chinese name of the catalogue code of a principle; null where it is not stated. */
export const depthPrinciple = (code: string | null): string | null =>
  code === null ? null : (principles[code] ?? code);
