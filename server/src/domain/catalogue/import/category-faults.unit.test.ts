import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseUnsoundCategories } from './category-faults';
import { type CategoryEntry, CategoryFile } from './category-file';
import { readDataFile } from './read-data-file';
import { siteData } from './site-data.fixture';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-categories-'));
afterAll(() => rmSync(folder, { recursive: true }));

const copy = () => structuredClone(siteData.categories);
/** The slides of a copy, and the attribute of them that has a choice. */
function slides(categories: CategoryEntry[]) {
  const category = categories.find(({ code }) => code === 'slide');
  const drive = category?.attributes.find(({ key }) => key === 'drive');
  if (!category || !drive?.options) throw new Error('slides have a choice of drives');
  return { category, drive, options: drive.options };
}

test('the categories of the site are sound', () => {
  expect(() => refuseUnsoundCategories('categories.json', copy())).not.toThrow();
});

test('what refers to nothing, stands twice or is missing is named with what would be right', () => {
  const categories = copy();
  const { category, drive, options } = slides(categories);
  category.nameTemplate.push('{nothing}');
  category.attributes.push({ ...drive, key: 'motorKind', options: undefined });
  category.attributes.push({ ...drive, key: 'cover', appliesTo: { key: 'drive', in: ['rope'] }, insteadOf: 'none' });
  const [first] = options;
  if (first) options.push({ value: 'other', label: '其他', aliases: [first.label] });
  category.id = 1;
  const refuse = () => refuseUnsoundCategories('categories.json', categories);
  for (const said of [
    'categories.json：字段 id 的值「1」重复，应为各分类不同的值',
    'categories.json：字段 slide.attributes.motorKind.options 缺失，应为 type 为 choice 或 several 的参数的可选值',
    `categories.json：字段 slide.attributes.drive.options 的值「${first?.label}」指两个可选值`,
    'categories.json：字段 slide.attributes.cover.appliesTo.in 的值「rope」不是「传动方式」的可选值，应为以下之一：',
    'categories.json：字段 slide.attributes.cover.insteadOf 的值「none」不是该分类的参数，应为以下之一：',
    'categories.json：字段 slide.nameTemplate 的值「{nothing}」不是该分类的参数，应为以下之一：strokeMm、',
  ])
    expect(refuse).toThrow(said);
});

test('a file that has not the form of one is refused in Chinese, with the names of category and attribute', async () => {
  const categories: unknown[] = copy().map(category =>
    category.code === 'slide'
      ? {
          ...category,
          attributes: category.attributes.map(attribute =>
            attribute.key === 'drive' ? { ...attribute, type: 'list', label: undefined, digits: 2 } : attribute,
          ),
        }
      : category,
  );
  const path = join(folder, 'categories.json');
  writeFileSync(path, JSON.stringify(categories));
  const refused = await readDataFile(path, CategoryFile).catch((error: Error) => error);
  const lines = String(refused instanceof Error && refused.message).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'categories.json：字段 slide.attributes.drive.label 缺失，应为文字',
    'categories.json：字段 slide.attributes.drive.type 的值「list」不对，应为以下之一：number、range、choice、several、boolean、text',
    'categories.json：字段 slide.attributes.drive.digits 的值「2」不认识，应为格式中已有的字段',
  ]);
});
