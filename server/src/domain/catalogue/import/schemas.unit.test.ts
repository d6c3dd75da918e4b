import { expect, test } from 'vitest';
import { schemaText } from '../../../../test/schema-text';
import { BrandFile } from './brand-file';
import { CategoryFile } from './category-file';
import { ImportRecord } from './record-schema';

test('records, brands and categories are accepted within these limits', async () => {
  await expect(schemaText({ BrandFile, CategoryFile, ImportRecord })).toMatchFileSnapshot('./schemas.txt');
});

test.each([
  ['category', 40],
  ['brand', 80],
  ['series', 120],
  ['model', 120],
])('%s: up to %d characters, and the message says so', (field, most) => {
  const record = { category: 'light', brand: 'A', model: 'X' };
  const parsed = (value: unknown) => ImportRecord.safeParse({ ...record, [field]: value });
  expect(parsed('长'.repeat(most)).success).toBe(true);
  for (const wrong of ['', ' ', '长'.repeat(most + 1), 7]) {
    expect(parsed(wrong).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[field], expect.stringContaining(`（1～${most} 个字符的文字）`)],
    ]);
  }
});
