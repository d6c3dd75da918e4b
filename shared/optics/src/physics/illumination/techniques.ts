export type TechniqueId =
  | 'backlight'
  | 'collimated-backlight'
  | 'coaxial'
  | 'ring'
  | 'low-angle'
  | 'dome'
  | 'bar'
  | 'line';

export interface LightTechnique {
  id: TechniqueId;
  label: string;
  /** Typical use. */
  use: string;
  /** Path of the light to the lens. */
  lightPath: string;
  /** Codes of the light shapes in the catalogue that use this technique. */
  shapes: readonly string[];
}

export const lightTechniques: readonly LightTechnique[] = [
  {
    id: 'backlight',
    label: '背光',
    use: '轮廓、孔、尺寸，透明件里的异物',
    lightPath: '光从背后直射镜头，工件挡住的地方变黑',
    shapes: ['backlight'],
  },
  {
    id: 'collimated-backlight',
    label: '平行背光',
    use: '高精度找边，玻璃与圆柱件的轮廓，配远心镜头',
    lightPath: '平行光从背后进入镜头，边缘不发虚',
    shapes: ['collimated-backlight'],
  },
  {
    id: 'coaxial',
    label: '同轴光',
    use: '平整反光面上的划痕、脏污、刻印、焊盘',
    lightPath: '光沿光轴照下，平面原路反射回镜头',
    shapes: ['coaxial', 'collimated-coaxial', 'coaxial-line'],
  },
  {
    id: 'ring',
    label: '环形光',
    use: '哑光面的标签、字符、线路板、有无判断',
    lightPath: '光从四周斜照，哑光面散射进镜头',
    shapes: ['ring', 'diffuse-ring', 'polarised-ring', 'multi-channel-ring'],
  },
  {
    id: 'low-angle',
    label: '低角度光（暗场）',
    use: '划痕、刻印、压痕、崩边',
    lightPath: '光贴着表面，平面反射离开镜头，只有起伏处散射进来',
    shapes: ['low-angle-ring'],
  },
  {
    id: 'dome',
    label: '穹顶光',
    use: '弧面、反光、起皱的表面，包装袋、金属罐',
    lightPath: '四面八方的漫射光，各朝向的表面都有光反射进镜头',
    shapes: ['dome', 'flat-dome', 'tunnel'],
  },
  {
    id: 'bar',
    label: '条形光',
    use: '大视野、长工件，角度可调',
    lightPath: '光从一侧或几侧斜照，散射进镜头',
    shapes: ['bar', 'four-sided-bar', 'polarised-bar'],
  },
  {
    id: 'line',
    label: '线扫光',
    use: '线扫相机的卷材、板材、高速检测',
    lightPath: '高亮光聚成一条线，只照亮正在曝光的一行',
    shapes: ['line'],
  },
];

/** Technique of a light of the catalogue; undefined for shapes with several techniques (点光源). */
export const techniqueOfShape = (shape: string): LightTechnique | undefined => byShape.get(shape);

const byShape: ReadonlyMap<string, LightTechnique> = new Map(
  lightTechniques.flatMap(technique => technique.shapes.map(shape => [shape, technique] as const)),
);
