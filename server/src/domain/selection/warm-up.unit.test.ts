import { expect, test } from 'vitest';
import { selectionCatalogue } from '../../../test/selection-catalogue';
import type { IndexProduct } from '../catalogue/index/index-input';
import { type Selection, selectionOf } from './selection-of';
import type { Solver } from './solver';
import { warmUp } from './warm-up';

const selection = async () => selectionOf((await selectionCatalogue()).current.index);

function idleSolver() {
  const prepared: Selection[] = [];
  const solver: Solver = {
    prepare: selection => void prepared.push(selection),
    solve: () => Promise.reject(new Error('nobody asks')),
    close: () => Promise.resolve(),
  };
  return { solver, prepared };
}

/** How often the drawing of each part is asked for, by id of its product. */
async function watched() {
  const asked: number[] = [];
  const whole = await selection();
  const parts = [...whole.byId.values()].map(part => {
    const product: IndexProduct = Object.create(part.product, {
      drawing: {
        get() {
          asked.push(part.product.id);
          return part.product.drawing;
        },
      },
    });
    return { ...part, product };
  });
  return { asked, selection: { ...whole, byId: new Map(parts.map(part => [part.product.id, part])) } };
}

test('the solver is prepared and every part written out once', async () => {
  const { asked, selection } = await watched();
  const { solver, prepared } = idleSolver();
  await warmUp(selection, solver, new AbortController().signal);
  expect(prepared).toEqual([selection]);
  expect(asked).toEqual([...selection.byId.keys()]);
});
