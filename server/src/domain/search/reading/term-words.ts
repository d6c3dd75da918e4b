import { foldPartNumber } from '../../catalogue/index/fold-text';
import { countingTerms, isUnderstood, joined, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import { isQuestion } from './question';

/** The terms that count, and their letters and digits joined. */
export class TermWords {
  readonly terms: readonly Term[];
  /** Terms without a meaning in any category. */
  readonly rest: readonly Term[];
  readonly joinedAll: string;
  readonly joinedRest: string;
  readonly hasHan: boolean;
  readonly onlyBrand: boolean;
  readonly isAsking: boolean;

  constructor(all: readonly Term[]) {
    const saying = countingTerms(all).filter(({ texts }) => texts.some(text => foldPartNumber(text) !== ''));
    this.terms = saying.some(isUnderstood) ? saying.filter(({ role }) => role !== 'attribute') : saying;
    this.isAsking = isQuestion(all);
    this.rest = this.terms.filter(term => !isUnderstood(term) || term.kind === 'number');
    this.joinedAll = joined(countingTerms(all));
    this.joinedRest = joined(this.rest);
    this.hasHan = this.terms.some(
      ({ key, meanings, spoken }) => spoken || hasHan(key) || (meanings.length > 0 && !/^[ -~]*$/.test(key)),
    );
    this.onlyBrand = this.terms.length === 1 && this.terms[0]?.kind === 'brand' && this.terms[0].active;
  }

  get isEmpty(): boolean {
    return this.terms.length === 0;
  }
}
