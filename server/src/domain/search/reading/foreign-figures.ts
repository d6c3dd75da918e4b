import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Term } from '../model/term';

/** How a maker that is not carried names its products: what its part numbers say, in words of the trade. */
interface NamingScheme {
  /** On the part number without separators. */
  pattern: RegExp;
  /** The kind of product and its figures. */
  said(parts: readonly string[]): string[];
}

const LINKS: Readonly<Record<string, string>> = {
  u3: 'USB 3.0',
  u: 'USB 3.0',
  usb: 'USB 3.0',
  pge: 'GigE 千兆网',
  ge: 'GigE 千兆网',
  g: 'GigE 千兆网',
};

const camera = (megapixels: number, colour: string, link?: string): string[] => [
  '面阵相机',
  `${Math.round(megapixels * 100)} 万像素`,
  ...(colour === '' ? [] : [colour === 'c' ? '彩色' : '黑白']),
  ...(link === undefined ? [] : [link]),
];

const lens = (focalLength: number, ...more: readonly string[]): string[] => [
  'FA 镜头',
  `焦距 ${focalLength} mm`,
  ...more,
];

const SCHEMES: readonly NamingScheme[] = [
  // Blackfly S and its kin: the link, hundred thousands of pixels, the sensor, m or c. BFS-U3-51S5M.
  {
    pattern: /^(?:bfs|bfly|fl3|cm3|gs3)(u3|pge|ge)(\d{2,3})[a-z]\d(m|c)/u,
    said: ([link = '', pixels, colour = '']) => camera(Number(pixels) / 10, colour, LINKS[link]),
  },
  // Baumer CX: the link, hundred thousands of pixels, m or c. VCXG-51M; https://www.manualslib.com/manual/1250823/Baumer-Vcxg.html
  {
    pattern: /^vcx(g|u)(\d{2,3})(m|c)/u,
    said: ([link = '', pixels, colour = '']) => camera(Number(pixels) / 10, colour, LINKS[link]),
  },
  // Allied Vision: the link, ten thousands of pixels, b or c. Manta G-507B.
  {
    pattern: /^(?:manta|mako)(g|u)(\d{3})(b|c)/u,
    said: ([link = '', pixels, colour = '']) => camera(Number(pixels) / 100, colour, LINKS[link]),
  },
  // JAI Go and Spark: thousands of pixels, m or c, the link. GO-5100M-USB; https://manualmachine.com/jai/go5100mppge/21093753-user-manual
  {
    pattern: /^(?:go|sp)(\d{4,5})(m|c)(usb|pge)?/u,
    said: ([pixels, colour = '', link = '']) => camera(Number(pixels) / 1000, colour, LINKS[link]),
  },
  // Vieworks: megapixels. VC-25MX.
  { pattern: /^v[cp](\d{1,3})m/u, said: ([megapixels]) => camera(Number(megapixels), '') },
  // Computar: the focal length, the f-number. M1614-MP2.
  {
    pattern: /^m(\d{2})(\d{2})mp/u,
    said: ([focal, fNumber]) => lens(Number(focal), `F${Number(fNumber) / 10}`),
  },
  // Fujinon: the focal length; of three digits the last is a decimal. HF16HA, HF12.5HA.
  {
    pattern: /^[hc]f(\d{1,3})ha/u,
    said: ([focal = '']) => lens(focal.length > 2 ? Number(focal) / 10 : Number(focal)),
  },
  // Kowa: the focal length. LM16HC.
  { pattern: /^lm(\d{1,2})(?:hc|nc|fc|jc)/u, said: ([focal]) => lens(Number(focal)) },
];

/** What a part number of a maker that is not carried says of the product; a space may divide it: Manta G-507B. */
export function foreignFigures(
  { key }: Term,
  before: Term | undefined,
): { said: readonly string[]; isDivided: boolean } | undefined {
  const own = foldPartNumber(key);
  const whole = before?.kind === 'text' ? foldPartNumber(before.key) + own : own;
  for (const { pattern, said } of SCHEMES) {
    const alone = pattern.exec(own);
    const found = alone ?? pattern.exec(whole);
    if (found) return { said: said(found.slice(1).map(part => part ?? '')), isDivided: alone === null };
  }
  return undefined;
}
