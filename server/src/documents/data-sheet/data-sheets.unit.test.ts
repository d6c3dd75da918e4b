import { applies, isKnown } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { readPdf, squeeze } from '../../../test/read-document';
import { sharedDocuments } from '../../../test/shared-documents';
import { siteIndex } from '../../../test/site-catalogue';
import { siteData } from '../../domain/catalogue/import/site-data.fixture';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { settable } from '../typeset/settable';
import { dataSheet } from './data-sheet';
import { writeDataSheet } from './write-data-sheet';

let index: CatalogueIndex;
let app: FastifyInstance;
beforeAll(async () => {
  index = await siteIndex();
  app = indexApp(index, { documents: sharedDocuments });
});
afterAll(() => app.close());

/** Of a category, the product of which the most is known. */
function richest(code: string) {
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  const known = (product: { attrs: object }) => Object.keys(product.attrs).length;
  const [product] = segment?.products.toSorted((a, b) => known(b) - known(a)) ?? [];
  if (!segment || !product) throw new Error(`nothing in ${code}`);
  return { segment, product };
}

test.each(siteData.categories.map(({ code }) => code))('%s: every figure can be read in the PDF', async code => {
  const { segment, product } = richest(code);
  const sheet = dataSheet(segment, product, 'https://shixuan.example');
  const pdf = await writeDataSheet(sheet);
  expect(pdf.length).toBeLessThan(300_000);
  const text = await readPdf(pdf);
  const rows = sheet.groups.flatMap(group => group.rows);
  const absent = segment.attributes.filter(({ key }) => !isKnown(product.attrs, key));
  const [missing, inapplicable] = [true, false].map(applying =>
    absent.filter(attribute => applies(attribute, product.attrs) === applying).map(({ label }) => label),
  ) as [string[], string[]];
  expect([sheet.missing, sheet.inapplicable]).toEqual([missing, inapplicable]);
  expect(rows.length + missing.length + inapplicable.length).toBe(segment.attributes.length);
  const expected = [
    ...[sheet.model, sheet.name, sheet.brand, sheet.category, sheet.address, '2026-01-02', sheet.drawing.caption],
    ...sheet.groups.map(({ title }) => title),
    ...rows.flatMap(({ label, value, unit }) => [label, `${value}${unit}`]),
    ...(missing.length > 0 ? [`尚缺${missing.length}项`] : []),
    ...missing,
    ...(inapplicable.length > 0 ? [`不适用：${inapplicable.join('、')}`] : []),
    ...sheet.source.map(line => line.text),
  ];
  for (const part of expected) expect(text).toContain(squeeze(settable(part)));
  expect(text).not.toContain('〓');
  expect(rows.length).toBeGreaterThan(4);
});

test('the drawing is on it, as lines and with its dimensions as text', async () => {
  const { segment, product } = richest('area-camera');
  const sheet = dataSheet(segment, product, '');
  const [caption] = /(?<=class="caption"[^>]*>)[^<]+/.exec(sheet.drawing.svg) ?? [];
  const with_ = await readPdf(await writeDataSheet(sheet));
  expect(with_).toContain(squeeze(caption ?? '?'));
  const without = await writeDataSheet({
    ...sheet,
    drawing: { ...sheet.drawing, svg: '<svg viewBox="0 0 4 3"></svg>' },
  });
  expect(await readPdf(without)).not.toContain(squeeze(caption ?? '?'));
});

test('the font has every character of the catalogue', () => {
  const texts = [...index.segments.values()].flatMap(({ attributes, category, products }) => [
    JSON.stringify([attributes, category]),
    ...products.map(({ brand, model, name, series, attrs, source }) =>
      JSON.stringify([brand, model, name, series, attrs, source]),
    ),
  ]);
  const signs = new Set(texts.flatMap(text => [...text]));
  expect([...signs].filter(sign => settable(sign) === '〓')).toEqual([]);
  expect(signs.size).toBeGreaterThan(500);
});

test('a long record runs over several pages, each with its foot', async () => {
  const { segment, product } = richest('area-camera');
  const sheet = dataSheet(segment, product, 'https://shixuan.example');
  const rows = Array.from({ length: 60 }, (_, i) => ({
    label: `参数${i}`,
    value: '值'.repeat(30),
    unit: '',
    derived: false,
  }));
  const groups = Array.from({ length: 3 }, (_, i) => ({ title: `分组${i}`, rows }));
  const pdf = await getDocumentProxy(new Uint8Array(await writeDataSheet({ ...sheet, groups })));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text.length).toBeGreaterThan(2);
  expect(text.map(page => /第(\d+)\/(\d+)页/.exec(squeeze(page))?.slice(1).map(Number))).toEqual(
    text.map((_, i) => [i + 1, text.length]),
  );
});

test('a character that the font lacks is marked as missing, never dropped in silence', () => {
  expect(settable('25×10⁻⁶ m², J₁')).toBe('25×10^-6\u00a0m², J1');
  expect(settable('龘 3.45\u202fµm\u0000')).toBe('〓 3.45\u00a0µm ');
});

test('the same record makes the same bytes, so that the entity tag lasts', async () => {
  const { segment, product } = richest('light');
  const sheet = dataSheet(segment, product, '');
  expect(await writeDataSheet(sheet)).toEqual(await writeDataSheet(sheet));
});

test('is served under the address of its product, and not sent again to who has it', async () => {
  const { product } = richest('fa-lens');
  const url = `/datasheets/${product.id}.pdf`;
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: 'shixuan.example' } });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  const disposition = decodeURIComponent(String(headers['content-disposition']));
  expect(disposition).toMatch(/^inline; /);
  expect(disposition).toContain('参数单.pdf');
  expect(await readPdf(rawPayload)).toContain(`http://shixuan.example/goods/detail?id=${product.id}`);
  const again = await app.inject({ url, headers: { host: 'shixuan.example', 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test.each(['0.pdf', '999999.pdf', 'x.pdf', '1', '1.pdfx', '%00.pdf'])('/datasheets/%s does not exist', async file => {
  const { statusCode, body } = await app.inject(`/datasheets/${file}`);
  expect(statusCode).toBe(404);
  expect(body).toContain('没有这份参数单');
});

test('while a sheet is made, other requests are answered', async () => {
  const ids =
    index.segments
      .get(1)
      ?.products.slice(0, 12)
      .map(({ id }) => id) ?? [];
  let open = ids.length;
  const sheets = ids.map(async id => {
    const { statusCode } = await app.inject(`/datasheets/${id}.pdf`);
    open -= 1;
    return statusCode;
  });
  await app.inject({ method: 'POST', url: '/web/Product/Categorys', payload: {} });
  expect(open).toBeGreaterThan(0);
  expect(new Set(await Promise.all(sheets))).toEqual(new Set([200]));
});
