import { patternMm, type Shape, type Target } from './target-shapes';

const STEPS = 11;

/** White to black in steps of a tenth of the printer's own scale. */
function page(): Shape[] {
  const height = (patternMm.height - 22) / STEPS;
  const steps = Array.from({ length: STEPS }, (_, i) => i);
  return [
    ...steps.map((i): Shape => {
      const y = patternMm.top + 4 + i * height;
      return { kind: 'rect', x: patternMm.left + 24, y, width: 110, height, grey: 1 - i / (STEPS - 1) };
    }),
    ...steps.map((i): Shape => {
      const y = patternMm.top + 4 + (i + 0.5) * height - 1.5;
      const ink = (100 * i) / (STEPS - 1);
      return { kind: 'text', x: patternMm.left, y, text: `${ink}% 黑`, size: 8, width: 22 };
    }),
    ...steps.map((i): Shape => {
      const y = patternMm.top + 4 + (i + 0.5) * height - 1.5;
      const value = Math.round(255 * (1 - i / (STEPS - 1)));
      return { kind: 'text', x: patternMm.left + 138, y, text: `灰度值 ${value}`, size: 8, width: 40 };
    }),
  ];
}

export const greyScaleTarget: Target = {
  code: 'grey-scale',
  title: '灰阶卡',
  summary: `${STEPS} 级灰阶，从白到黑，用于检查曝光、增益、伽马与照明均匀性。`,
  hints: [
    '用法：拍摄后相邻各级都能分开，说明曝光与动态范围合适；同一级在视野各处的灰度差即照明不均匀。',
    '各级的实际反射率取决于打印机与纸张，没有校准；定量测量请用带反射率数据的灰阶卡。打印时关闭浓度增强与省墨。',
  ],
  pages: [{ title: `灰阶卡　${STEPS} 级`, shapes: page() }],
};
