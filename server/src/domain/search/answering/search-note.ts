import type { CatalogueIndex } from '../../catalogue/index/build';
import type { Segment } from '../../catalogue/index/segment';
import { goneText } from '../../snapshot/find-product';
import type { Found } from '../finding/found';
import type { CategoryMatches } from '../model/category-matches';
import type { Term } from '../model/term';
import { MOST_LETTERS, type ReadQuery } from '../text/read-query';
import { labelIn } from './figure-labels';

/** What is said above the results: what was read otherwise than it was typed, left out or met only nearly. Null where there is nothing to say. */
export function noteOf(found: Found, index: CatalogueIndex): string | null {
  const { query, terms, changes, products, takenOut, items = [found] } = found;
  const notes = [
    takenOutNote(takenOut),
    query.cut ? `关键词过长，只按前 ${MOST_LETTERS} 个字符搜索` : '',
    priceNote(query),
    ...changes.slice(0, 2).map(({ typed, read }) => `没有找到「${typed}」，已按「${read}」搜索`),
    ...terms
      .filter(({ spoken, active }) => spoken && active)
      .map(({ key, label }) => `「${key}」按拼音读作「${label}」`),
    ...terms.filter(isDashed).map(({ key }) => `「${key}」中的横线不作负号`),
    ...items.map(item => relaxedNote(item.products, index)),
    orderNote(products),
    products[0]?.approximate ? '没有与关键词一致的型号，以下是最接近的型号' : '',
  ].filter(note => note !== '');
  return notes.length > 0 ? `${notes.slice(0, 3).join('；')}。` : null;
}

/** That products have no prices, and what of the query was therefore left out. */
function priceNote({ prices }: ReadQuery): string {
  const limits = prices.flatMap(({ typed, isLimit }) => (isLimit ? `「${typed}」` : []));
  if (limits.length > 0) return `目录不含价格，${limits.slice(0, 3).join('')}未计入；选型时可以限成本档`;
  return prices.length > 0 ? '目录不含价格，请向厂家或经销商询价' : '';
}

/** Why a part that the query names is not in the catalogue any more, and what stands for it. */
function takenOutNote(takenOut: Found['takenOut']): string {
  if (!takenOut) return '';
  const { product, standing } = takenOut;
  return `${goneText(product)}${standing === undefined ? '' : `，由 ${standing} 代替`}`;
}

/** 帧率 -100: a figure that is never negative. */
const isDashed = ({ kind, key, active }: Term): boolean =>
  kind === 'quantity' && active && /\p{Script=Han}-\d/u.test(key);

/** The order that a superlative asks for. */
function orderNote([best]: readonly CategoryMatches[]): string {
  if (!best?.sort) return '';
  const { key, direction } = best.sort;
  const label = best.segment.columns.get(key)?.label ?? '';
  return `以下按「${label}」${direction === 'asc' ? '从小到大' : '从大到小'}列出，未标注的排在最后`;
}

/** Says which words the products shown do not hold. */
function relaxedNote([best]: readonly CategoryMatches[], index: CatalogueIndex): string {
  const said = (term: Term) => `「${best ? labelIn(term, best, index) : term.label}」`;
  if (best?.unstated) return `没有标明符合${said(best.unstated)}的产品，以下产品未标注这一参数，是否符合请向厂家核实`;
  if (best?.nominal)
    return `没有标明尺寸为${said(best.nominal)}的产品，以下产品型号中的标称尺寸与它一致，实际尺寸请向厂家核实`;
  if (best?.nearly) return `没有正好${said(best.nearly)}的产品，以下是最接近的`;
  if (best?.like) return `以下是与 ${best.like} 参数最接近的产品，尺寸、接口和驱动请再核对`;
  if (best?.fits) return `以下产品的接口和覆盖靶面与 ${best.fits} 相配，其余请再核对`;
  if (best?.instead)
    return `按命名规则，${best.instead.number} 为${best.instead.said.join('、')}；以下产品的这些参数与它相同或相近，其余请再核对`;
  if (best?.alike) return `没有标明采用「${best.alike.label}」的产品，以下产品的像素与像元和它相同或相近`;
  const given = best?.relaxed?.filter(({ kind }) => kind !== 'absent') ?? [];
  const category = best?.segment.category;
  // Whether products meet a figure that their category has no filter for is not known.
  const isForeign = ({ meanings }: Term) =>
    meanings.length > 0 && meanings.every(({ categoryId }) => categoryId !== category?.id);
  // Some have the filter, but no product with what is asked for: no light states IP67.
  const isNowhere = (term: Term) => isForeign(term) && best !== undefined && hasFilterOf(best.segment, term);
  const told = (isOne: (term: Term) => boolean) => given.filter(isOne).slice(0, 3).map(said).join('');
  const missed = told(term => !isForeign(term));
  const nowhere = told(isNowhere);
  const foreign = told(term => isForeign(term) && !isNowhere(term));
  const notes = [
    missed && `没有同时符合${missed}的产品，以下按其余条件列出`,
    nowhere && `没有标明符合${nowhere}的${category?.name}，以下未计入这一条件`,
    foreign && `${category?.name}不能按${foreign}筛选，以下未计入这一条件`,
  ];
  return notes.filter(Boolean).join('；');
}

/** Whether a category has the attributes that a term is a choice of in others. */
const hasFilterOf = ({ filters }: Segment, { meanings }: Term): boolean =>
  meanings.some(
    each => Object.keys(each.filters).length > 0 && Object.keys(each.filters).every(key => filters.has(key)),
  );
