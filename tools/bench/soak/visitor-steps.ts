import { type CallName, calls } from '@shixuan/api';
import { selectionTasks } from '../selection-tasks';

/** One request of a visitor: a page, or a call that a page makes later. */
export interface Step {
  path: string;
  /** Of a call; a page is asked for without one. */
  body?: object;
}

/** What there is to visit. */
export interface Subjects {
  categoryIds: readonly number[];
  productIds: readonly number[];
  articleIds: readonly number[];
}

/** None is asked twice within an hour of a visit a second. */
const TASKS = 4_000;

const words = [
  '面阵相机',
  '500万 全局快门',
  '远心镜头 0.5x',
  '环形光源',
  '16k 线扫',
  'imx250',
  '背光源',
  '10GigE',
  'C 口 16mm',
];
const sorts = ['model', 'brand', 'completeness'];

const call = (name: CallName, body: object): Step => ({ path: `/web${calls[name].path}`, body });

/** The same numbers from 0 to below 1 in every run. Constants of "Numerical Recipes" (W. H. Press), 32 bits. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * What many visitors do one after the other, without end: lists with filters, products, searches, articles, selections.
 * @param random numbers from 0 to below 1
 */
export function* visitorSteps(subjects: Subjects, random: () => number): Generator<Step, never> {
  const upTo = (count: number) => Math.floor(random() * count);
  function oneOf<T>(list: readonly T[]): T {
    const chosen = list[upTo(list.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  }
  const tasks = selectionTasks(TASKS);
  for (let visit = 0; ; visit += 1) {
    const categoryId = oneOf(subjects.categoryIds);
    yield { path: `/goods/list?categoryId=${categoryId}` };
    const asked = { categoryId, page: 1 + upTo(4), facets: true, fold: true, keyword: oneOf(['', 'a', '1', 'M']) };
    yield call('productList', { ...asked, sort: { key: oneOf(sorts), direction: oneOf(['asc', 'desc']) } });
    yield { path: `/goods/detail?id=${oneOf(subjects.productIds)}` };
    const id = oneOf(subjects.productIds);
    yield call('productDetail', { id });
    yield call('productCompatible', { id });
    const keywords = `${oneOf(words)} ${upTo(10_000)}`;
    yield call('suggest', { keywords: keywords.slice(0, 3) });
    yield { path: `/result?keywords=${encodeURIComponent(keywords)}` };
    yield call('search', { keywords });
    yield { path: oneOf(['/', '/brands', '/article/list', '/selection/vision', '/selection/lens']) };
    yield { path: `/article/detail?id=${oneOf(subjects.articleIds)}` };
    const task = tasks[visit % TASKS];
    if (visit % 4 === 0 && task) yield call('rankSystems', { task });
  }
}
