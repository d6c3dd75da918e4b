import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { siteIndex } from '../../../../../test/site-catalogue';
import { noArticles } from '../../../../domain/articles/article-index';
import type { CatalogueIndex } from '../../../../domain/catalogue/index/build';
import { cadFile } from './cad-file';
import { dimensionMaker } from './dimension-maker';
import { envelope } from './envelope';
import { writeDxf } from './write-dxf';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await siteIndex();
});

/** Entities of a DXF, each by its group codes; fails on what is no pair of lines. */
function readDxf(text: string): Map<number, string>[] {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.length % 2).toBe(0);
  const pairs = Array.from(
    { length: lines.length / 2 },
    (_, i) => [Number(lines[2 * i]), lines[2 * i + 1] ?? ''] as const,
  );
  expect(pairs.every(([code]) => Number.isInteger(code))).toBe(true);
  expect(pairs.at(-1)).toEqual([0, 'EOF']);
  const start = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const entities: Map<number, string>[] = [];
  for (const [code, value] of pairs.slice(start + 1)) {
    if (code === 0) entities.push(new Map());
    entities.at(-1)?.set(code, value);
  }
  return entities.filter(entity => !['ENDSEC', 'EOF'].includes(entity.get(0) ?? ''));
}

const camera = { lengthMm: 42, widthMm: 29, heightMm: 30, mount: ['c'] };

test('a camera is drawn as large as it is, and says so', () => {
  const drawing = envelope('area-camera', camera, 'Maker 型号 1');
  if (!drawing) throw new Error('not drawn');
  const text = writeDxf(drawing);
  expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
  const entities = readDxf(text);
  expect(new Set(entities.map(entity => entity.get(8)))).toEqual(new Set(['OUTLINE', 'DIMENSION', 'TEXT']));
  const outlines = entities.filter(entity => entity.get(8) === 'OUTLINE' && entity.get(0) === 'LINE');
  const lengths = outlines.map(entity => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [10, 20, 11, 21].map(code => Number(entity.get(code)));
    return Math.hypot(x2 - x1, y2 - y1);
  });
  expect(lengths.toSorted((a, b) => a - b)).toEqual([29, 29, 30, 30, 30, 30, 42, 42]);
  const circle = entities.find(entity => entity.get(0) === 'CIRCLE');
  expect(Number(circle?.get(40))).toBe(12.7);
  const texts = entities.flatMap(entity => (entity.get(0) === 'TEXT' ? [entity.get(1)] : []));
  expect(texts).toEqual(['42', '29', '30', 'Maker \\U+578B\\U+53F7 1', expect.stringContaining('UNIT mm')]);
});

/** A text as CAD programs show it. */
const shownByCad = (text: string) =>
  text.replaceAll(/%%([%cd])|\\U\+([0-9A-F]{4})/g, (_, sign: string, code: string) =>
    sign ? ({ '%': '%', c: 'Ø', d: '°' }[sign] ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );

test.each(['MV\r\n  0\r\nCIRCLE\r\n  8\r\nOUTLINE', '%%c50%%%d', '50 %Ø8 %°', '\\U+00D8\\P{\\fArial;x}', '型号 😀'])(
  'a name %j adds nothing to a drawing, and is shown as it is',
  name => {
    const [named, plain] = [name, 'MV'].map(text => envelope('area-camera', camera, text));
    if (!named || !plain) throw new Error('not drawn');
    const entities = readDxf(writeDxf(named));
    expect(entities).toHaveLength(readDxf(writeDxf(plain)).length);
    expect(entities.map(entity => shownByCad(entity.get(1) ?? '')).some(text => text.includes(name))).toBe(true);
  },
);

test('a lens: its diameter, its length, and the image where the mount puts it', () => {
  const drawing = envelope('fa-lens', { lengthMm: 67.3, diameterMm: 39, mount: 'c' }, 'A');
  const texts = drawing?.entities.flatMap(entity => (entity.kind === 'text' ? [entity.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['67.3', 'Ø39', '17.526']));
  expect(writeDxf(drawing ?? { title: '', entities: [] })).toContain('%%c39');
});

test.each([
  ['area-camera', { ...camera, heightMm: null }],
  ['fa-lens', { lengthMm: 50 }],
  ['light', { shape: 'backlight', lengthMm: 100 }],
  ['light', { shape: 'ring', lengthMm: 100, widthMm: 100 }],
  ['grabber', { lengthMm: 100, widthMm: 100 }],
])('%s with %j is not drawn: its envelope is not known', (code, attrs) => {
  const known = Object.fromEntries(
    Object.entries(attrs).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  expect(envelope(code, known, 'A')).toBeUndefined();
});

test('a single product is written in each format, or not at all', () => {
  const brand = { id: 1, name: 'Maker', nameZh: null };
  expect(cadFile('area-camera', { brand, model: 'M', attrs: camera }, 'dxf')).toContain('AC1009');
  expect(cadFile('area-camera', { brand, model: 'M', attrs: camera }, 'svg')).toMatch(/^<svg /);
  expect(cadFile('area-camera', { brand, model: 'M', attrs: { lengthMm: 5 } }, 'dxf')).toBeUndefined();
});

test('exactly the products whose drawing on the site is to scale are drawn', () => {
  for (const { category, products } of index.segments.values()) {
    const drawn = products.filter(({ attrs }) => envelope(category.code, attrs, '')).map(({ model }) => model);
    const toScale = products.filter(({ drawing }) => drawing.toScale).map(({ model }) => model);
    expect(drawn, category.code).toEqual(toScale);
  }
});

test('every zip holds a readme and a readable drawing of each product, the same bytes every time', async () => {
  const documents = { make: () => Promise.reject(new Error('made here')) };
  const catalogue = { index, company: null, menus: [], articles: noArticles };
  const sources = [...dimensionMaker.sources({ catalogue, documents })];
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) {
    const bytes = await source.make();
    expect(await source.make()).toEqual(bytes);
    const { 'readme.txt': readme, ...files } = unzipSync(bytes);
    expect(strFromU8(readme ?? new Uint8Array())).toContain('请以厂家图纸为准');
    const texts = Object.values(files).map(file => strFromU8(file));
    expect(texts).toHaveLength(Number.parseInt(source.summary, 10));
    for (const text of texts)
      if (source.key.includes('.dxf')) expect(readDxf(text).length).toBeGreaterThan(8);
      else if (source.key.includes('.step')) expect(text).toContain('MANIFOLD_SOLID_BREP');
      else expect(text).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  }
});
