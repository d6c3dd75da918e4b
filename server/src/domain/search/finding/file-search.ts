import { foldText } from '../../catalogue/index/fold-text';
import { SCORES } from '../model/ranking';
import { countingTerms, isKind, isNarrowing, type Term } from '../model/term';
import type { Synonyms } from '../text/synonyms';

/** A file of the download centre, as search sees it. */
export interface SiteFile {
  id: number;
  /** Code of its type. */
  type: string;
  title: string;
  summary: string;
  /** Null: about all categories. */
  categoryId: number | null;
  /** Extension. */
  format: string;
}

export interface FoundFiles {
  score: number;
  list: readonly SiteFile[];
}

/** What the format asked for counts: more than a word in the title, for 所有相机的 excel 表 is no data sheet in PDF. */
const FORMAT = 4;

type FileWords = Synonyms['files'][number];

/**
 * Files for a query, the best first. With a word for files (图纸, 计算表, PDF) those of its types, about the categories
 * named; without one only files whose title or summary holds every word.
 * @param byNumber categories of the products that a part number of the query names
 */
export function findFiles(
  files: readonly SiteFile[],
  terms: readonly Term[],
  words: readonly FileWords[],
  byNumber: readonly number[],
): FoundFiles {
  const wanted = terms.filter(({ role }) => role === 'file');
  const meant = wanted.flatMap(({ key }) => words.filter(({ names }) => names.some(name => foldText(name) === key)));
  const counting = countingTerms(terms).filter(({ role }) => role !== 'file');
  const categories = counting.filter(term => (term.kind === 'category' && term.meanings.length > 0) || isKind(term));
  const others = counting.filter(term => !categories.includes(term) && /[\p{L}\p{N}]/u.test(term.key));
  if (meant.length === 0) {
    const list = files.filter(file => others.length > 0 && [...others, ...categories].every(term => holds(file, term)));
    return { score: 0, list };
  }
  const types = meant.flatMap(({ types: own = [] }) => own);
  const formats = meant.flatMap(({ format = [] }) => format);
  const named = categories.flatMap(({ meanings }) => meanings.map(({ categoryId }) => categoryId));
  const categoryIds = new Set([...named, ...byNumber]);
  const ofTypes = files.filter(({ type }) => types.length === 0 || types.includes(type));
  // A maker with a series, which no file of these types is about, but one in the format asked for: 大恒 MER2 参数表 pdf.
  const isAbout = (file: SiteFile) => others.length > 1 && others.every(term => holdsInTitle(file, term));
  const inFormat = files.filter(file => formats.includes(file.format) && isAbout(file));
  const ofType = inFormat.length > 0 && !ofTypes.some(isAbout) ? inFormat : ofTypes;
  const own = ofType.filter(
    file =>
      (file.categoryId !== null && categoryIds.has(file.categoryId)) ||
      (file.categoryId === null && categories.some(term => holdsInTitle(file, term))),
  );
  // Files about all categories, where the category named has none of its own; those of another, where there are no others.
  const general = ofType.filter(file => categoryIds.size === 0 || file.categoryId === null);
  const ofCategory = own.length > 0 ? own : general.length > 0 || types.length === 0 ? general : ofType;
  const fitting = ofCategory.map(file => {
    const isTitled = meant.some(({ titled }) => titled !== undefined && file.title.includes(titled));
    const titled = [...wanted, ...others].filter(term => holdsInTitle(file, term)).length + (isTitled ? 1 : 0);
    const more =
      (formats.includes(file.format) ? FORMAT : 0) +
      others.filter(term => holds(file, term)).length -
      (types.length > 0 ? types.indexOf(file.type) / types.length : 0);
    return { file, isNamed: others.some(term => holdsInTitle(file, term)), rank: 3 * titled + more };
  });
  // 下载 and 资料 are said of products, too: they ask for files only where nothing but a maker or category is named.
  const isAsked = types.length > 0 || formats.length > 0 || counting.every(isNarrowing);
  const unspecific = !isAsked && fitting.every(({ rank }) => rank === 0) && others.length + categories.length > 0;
  if (unspecific) return { score: 0, list: [] };
  // The words beside the file are the subject: files about it, if there are any.
  const about = fitting.filter(({ file }) => others.every(term => holds(file, term)));
  const ranked = (about.length > 0 ? about : fitting).sort((a, b) => b.rank - a.rank);
  const isOther = byNumber.length > 0 && !ranked[0]?.isNamed;
  const score = isOther || !isAsked ? SCORES.file.mentioned : SCORES.file.asked;
  return { score, list: ranked.map(({ file }) => file) };
}

/** Title and summary as they are searched: each query reads those of all files, some hundreds. */
const foldedTexts = new WeakMap<SiteFile, { title: string; summary: string }>();

function foldedOf(file: SiteFile): { title: string; summary: string } {
  let folded = foldedTexts.get(file);
  if (!folded) {
    folded = { title: foldText(file.title), summary: foldText(file.summary) };
    foldedTexts.set(file, folded);
  }
  return folded;
}

const isIn = (folded: string, { texts }: Term): boolean => texts.some(each => folded.includes(each));

const holdsInTitle = (file: SiteFile, term: Term): boolean => isIn(foldedOf(file).title, term);

const holds = (file: SiteFile, term: Term): boolean => {
  const { title, summary } = foldedOf(file);
  return isIn(title, term) || isIn(summary, term);
};
