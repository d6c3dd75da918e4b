import type { Solid } from '@shixuan/api';
import { writeStep } from '@shixuan/optics/step';
import type { Segment } from '../../../../domain/catalogue/index/segment';
import type { DownloadSource } from '../../publish';
import { type Maker, sourceHash } from '../maker';
import { plainFileName } from '../plain-file-name';
import { zipTexts } from '../zip-texts';
import type { CadDrawing } from './cad-drawing';
import { envelope } from './envelope';
import { solidOf } from './solid';
import { writeDimensionSvg } from './write-dimension-svg';
import { writeDxf } from './write-dxf';

const VERSION = 'dimension 2';

/** A drawing with the solid of the same envelope, where all three dimensions are known. */
interface Sized extends CadDrawing {
  solid: Solid | undefined;
}

interface Format {
  code: string;
  label: string;
  what: string;
  write(sized: Sized): string | undefined;
  hint: string;
}

const formats: readonly Format[] = [
  {
    code: 'dxf',
    label: 'DXF',
    what: '外形尺寸图',
    write: writeDxf,
    hint: 'DXF 为 R12 ASCII，1 个单位 = 1 mm；图层 OUTLINE 外形、DIMENSION 尺寸与中心线、TEXT 文字。',
  },
  {
    code: 'svg',
    label: 'SVG',
    what: '外形尺寸图',
    write: writeDimensionSvg,
    hint: 'SVG 按毫米绘制，按实际大小打印即为 1:1；分组 OUTLINE 外形、DIMENSION 尺寸与中心线、TEXT 文字。',
  },
  {
    code: 'step',
    label: 'STEP',
    what: '三维外形',
    write: ({ solid, title }) => solid && writeStep(solid, title),
    hint: 'STEP 为 AP214 实体，单位 mm；光轴为 Z，Z = 0 为前端面（镜头为安装面），卡口圆印在该面上。',
  },
];

const dimensionKey = (categoryCode: string, format: string) => `dimension/${categoryCode}.${format}.zip`;

/** Keys of the files with the drawings of a category. */
export const dimensionKeys = (categoryCode: string) => formats.map(({ code }) => dimensionKey(categoryCode, code));

/** Envelope drawings of the products whose dimensions are known: a zip for each category and format. */
export const dimensionMaker: Maker = {
  prefix: 'dimension',
  *sources({ catalogue: { index } }) {
    for (const segment of index.segments.values()) {
      const all = drawingsOf(segment);
      const { category } = segment;
      for (const { code, label, what, write, hint } of formats) {
        const drawings = code === 'step' ? all.filter(({ solid }) => solid !== undefined) : all;
        if (drawings.length === 0) continue;
        yield {
          key: dimensionKey(category.code, code),
          type: 'dimension',
          title: `${category.name}${what}（${label}）`,
          summary: `${drawings.length} 个外形尺寸齐全的型号，每个型号一张；外形包络，${code === 'step' ? '毫米为单位的实体' : '按毫米绘制，带尺寸标注'}。`,
          categoryId: category.id,
          format: 'zip',
          fileName: `视选 ${category.name}${what} ${label}.zip`,
          sourceHash: sourceHash(VERSION, [code, hint, category.name, drawings]),
          notes: previous => (previous ? `按最新目录重新绘制，${drawings.length} 个型号。` : '首次发布。'),
          make: () => zipTexts(filesOf(drawings, code, write, readme(category.name, drawings.length, hint))),
        } satisfies DownloadSource;
      }
    }
  },
};

const drawingsOf = ({ category, products }: Segment): Sized[] =>
  products.flatMap(({ brand, model, attrs }) => {
    const drawing = envelope(category.code, attrs, `${brand.name} ${model}`);
    return drawing ? [{ ...drawing, solid: solidOf(category.code, attrs) }] : [];
  });

/** By file name; file systems that take capitals for small letters must not lose one of two. */
function filesOf(
  drawings: readonly Sized[],
  extension: string,
  write: Format['write'],
  readmeText: string,
): Map<string, string> {
  const files = new Map([['readme.txt', readmeText]]);
  const taken = new Set(['readme.txt']);
  for (const drawing of drawings) {
    const stem = plainFileName(drawing.title);
    let name = `${stem}.${extension}`;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count}).${extension}`;
    taken.add(name.toLowerCase());
    files.set(name, write(drawing) ?? '');
  }
  return files;
}

/** With a byte order mark: Windows reads the text as UTF-8 by it. */
const readme = (category: string, count: number, hint: string) =>
  `\u{feff}${[
    `视选　${category}外形尺寸图`,
    '',
    `共 ${count} 个型号，文件名为品牌与型号。只收入公开资料中外形尺寸齐全的型号，尺寸取自视选目录。`,
    hint,
    '',
    '画了什么：',
    '- 相机：机身长 × 宽 × 高的包络，侧视与前视；卡口圆按卡口标准直径画在前端面中心。',
    '- 镜头：最大外径 × 长度的包络，侧视与前视，安装面在 X = 0；卡口标准规定了法兰距的，画出像面位置。',
    '- 光源：外形长 × 宽的俯视轮廓，高度未标注，不画。',
    '',
    '没有画：安装孔、接插件、倒角、线缆。机身长度是否含卡口各厂家写法不一。',
    '用于布局与干涉的初步检查；加工与安装请以厂家图纸为准。',
    '',
  ].join('\r\n')}`;
