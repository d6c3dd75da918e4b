import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import { pictureText, shownPicture } from '../../domain/catalogue/pictures/stored-picture';
import { dataSheet } from '../data-sheet/data-sheet';
import { enteredOn } from '../data-sheet/write-data-sheet';
import { heading, image, link, list, paragraph, table, text, textWithLinks, writeMarkdown } from './markdown-tree';

/** A product for assistants that read: the content of its data sheet, with links. @param origin `https://host` or empty */
export function productMarkdown(segment: Segment, product: IndexProduct, origin: string): string {
  const sheet = dataSheet(segment, product, origin);
  const { category } = segment;
  const brandList = `${origin}/goods/list?categoryId=${category.id}&brand=${product.brand.id}`;
  const facts = [
    [text('分类：'), link(category.name, `${origin}/goods/list?categoryId=${category.id}`)],
    [text('品牌：'), link(sheet.brand, brandList)],
    ...(sheet.series === null ? [] : [[text(`系列：${sheet.series}`)]]),
    [text('网页：'), link('规格、外形图与出处', `${origin}/goods/detail?id=${product.id}`)],
    [text('参数单：'), link('PDF', `${origin}/datasheets/${product.id}.pdf`)],
    [text(`录入：${enteredOn(sheet.updatedAt)}`)],
  ];
  return writeMarkdown([
    heading(1, `${sheet.brand} ${sheet.model}`),
    paragraph(text([sheet.name, product.summary].filter(Boolean).join('。'))),
    ...(sheet.warning === null ? [] : [paragraph(text(sheet.warning))]),
    list(facts),
    ...(product.pictures ?? []).map(picture =>
      paragraph(image(`${sheet.model} ${pictureText(picture)}`, `${origin}${shownPicture(picture).src}`)),
    ),
    ...sheet.groups.flatMap(({ title, rows }) => [
      heading(2, title),
      table([
        ['参数', '数值'],
        ...rows.map(({ label, value, unit, derived }) => [label, `${value ?? ''}${unit}${derived ? '（推算）' : ''}`]),
      ]),
    ]),
    ...(sheet.missing.length > 0 ? [heading(2, '未标注'), paragraph(text(sheet.missing.join('、')))] : []),
    ...(sheet.note === null ? [] : [heading(2, '备注'), paragraph(...textWithLinks(sheet.note))]),
    ...(sheet.source.length > 0
      ? [
          heading(2, '出处'),
          list(sheet.source.map(({ term, text: value }) => [text(`${term}：`), ...textWithLinks(value)])),
        ]
      : []),
  ]);
}
