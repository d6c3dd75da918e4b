import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';

const { ask, rowsOf } = askedSearch(await fileSearch());

test.each([
  ['Solios XCL 换 PCIe', 'Solios eCL'],
  ['matrox solios xa 换成pcie的', 'Solios eA'],
])('%s: a part that letters alone name is found in the other form, with its camera interface', (typed, model) => {
  expect(rowsOf(typed)[0]?.model).toBe(model);
  expect(ask(typed).note).toContain('参数最接近的产品');
});

test('a part for which nothing of the kind stands in is shown itself, and nothing of other kinds', () => {
  expect(rowsOf('Solios eCL 换国产').map(({ model }) => model)).toEqual(['Solios eCL']);
});
