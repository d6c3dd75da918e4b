import type { Entry } from '../model/entry';
import { isKind, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** Of the last word of a device more letters before it are a word of their own: 锁紧线, but no 一字排开的线. */
const MOST_BEFORE_HEAD = 3;
/** What has an accessory is a product: 带支架的相机, lens with filter. */
const HAVING = /(?:带|含|配|有|内置|附|with|incl|including)$/u;
/** What something is for: 条光用. */
const FOR = /^(?:专)?用/u;

/**
 * Reads terms anew where a device is meant that is not carried: 旋转编码器 alone is one, of a linear stage a choice; the last
 * word of a device may stand apart from what it is for (camera link 高柔 线); of an accessory and a kind of product the
 * accessory is looked for, in any order (漫射板 环形光源, 线缆 相机).
 */
export function withDevices(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  breaks: ReadonlySet<number>,
): readonly Term[] {
  const apart = withHeadsApart(terms, vocabulary);
  const alone = withNamesAlone(apart, vocabulary, breaks);
  return withoutPurpose(withTraits(alone, vocabulary), vocabulary, breaks);
}

/** Whether a device is what something else has: 光源带控制器. */
export const isHad = (terms: readonly Term[], at: number): boolean => HAVING.test(terms[at - 1]?.key ?? '');

const isProduct = (term: Term): boolean => (term.kind === 'category' && term.active) || isKind(term);
const asDevice = (term: Term, { label, texts }: Entry): Term => ({
  ...term,
  kind: 'absent',
  label,
  meanings: [],
  texts: [term.key, ...texts],
  brandIds: [],
  role: 'content',
});

/**
 * An unknown word that is, or ends in, the last word of a device, beside what such a device is for: usb3.0 micro-b 锁紧线.
 * So is a name of many devices: 光源用控制器.
 */
function withHeadsApart(terms: readonly Term[], { headsApart }: Vocabulary): readonly Term[] {
  const hasProduct = terms.some(isProduct);
  return terms.map((term, at): Term => {
    const before = terms[at - 1];
    // 5000线 counts lines.
    if (before?.end === term.start && /\d$/.test(before.key)) return term;
    const isGeneral = term.kind === 'absent' && term.label === term.key;
    if (!(term.kind === 'text' || isGeneral) || term.role !== 'content' || !hasHan(term.key)) return term;
    const found = headsApart.find(({ head, before }) => {
      const more = term.key.length - head.length;
      const most = isGeneral ? 0 : MOST_BEFORE_HEAD;
      if (!term.key.endsWith(head) || more > most || (more > 0 && hasProduct)) return false;
      return terms.some(other => other !== term && before.has(other.key));
    });
    return found ? asDevice(term, found.entry) : term;
  });
}

/**
 * The name of a device that is also a choice or an attribute of something carried, where the query is about nothing else, or
 * about a product that has no such attribute: 编码器 线扫.
 */
function withNamesAlone(terms: readonly Term[], vocabulary: Vocabulary, breaks: ReadonlySet<number>): readonly Term[] {
  const { devicesToo, deviceTraits, index, attributeKeys } = vocabulary;
  const hasAttribute = (name: string, categoryId: number) =>
    index.segments.get(categoryId)?.attributes.some(({ key }) => attributeKeys.get(name)?.includes(key)) === true;
  const isAlone = (term: Term) =>
    terms.every(
      other =>
        other === term ||
        other.role === 'filler' ||
        deviceTraits.has(other.key) ||
        ['quantity', 'number', 'absent'].includes(other.kind) ||
        // 编码器线数 is a subject, 光栅编码器 and 编码器 周长 200mm are devices.
        (other.kind === 'text' && other.role === 'content' && (other.start !== term.end || breaks.has(term.end))) ||
        (other.kind === 'category' &&
          term.kind === 'word' &&
          other.meanings.every(({ categoryId }) => !hasAttribute(term.key, categoryId))),
    );
  return terms.map((term): Term => {
    const entry = term.kind === 'option' || term.kind === 'word' ? devicesToo.get(term.key) : undefined;
    return entry && term.active && isAlone(term) ? asDevice(term, entry) : term;
  });
}

/**
 * What only a device has stands for it, where none is named, and no product and no maker: micro-b 公头 5m 高柔. Beside the
 * device itself it says more of it: 拖链 usb3 线.
 */
function withTraits(terms: readonly Term[], { deviceTraits }: Vocabulary): readonly Term[] {
  const named = new Set(
    terms.flatMap(({ kind, key, label }) => (kind === 'absent' && !deviceTraits.has(key) ? [label] : [])),
  );
  const isOther = (term: Term) =>
    isProduct(term) || term.kind === 'brand' || term.role === 'asking' || term.role === 'file';
  const mayStand = named.size === 0 && !terms.some(isOther);
  return terms.map((term): Term => {
    const entry = term.active ? deviceTraits.get(term.key) : undefined;
    const isTold = entry && term.kind === 'absent' && named.has(entry.label);
    return entry && (mayStand || isTold) ? asDevice(term, entry) : term;
  });
}

/** Beside an accessory a kind of product is what that is for, and so it is before 用: 偏光膜 条光用. */
function withoutPurpose(
  terms: readonly Term[],
  { isAccessory }: Vocabulary,
  breaks: ReadonlySet<number>,
): readonly Term[] {
  const isSought = (term: Term, at: number) => {
    const next = terms[at + 1];
    if (term.kind !== 'absent' || !isAccessory(term.label)) return false;
    const isDivided = next === undefined || breaks.has(term.end);
    return isDivided && !isHad(terms, at);
  };
  const first = terms.findIndex(isSought);
  // 支架 相机 镜头 is a list, of which the last is looked for.
  const sought = terms.slice(first).filter(isProduct).length === 1 ? first : -1;
  const isNoun = ({ kind, role }: Term) => role === 'content' && (kind === 'absent' || kind === 'word');
  return terms.map((term, at): Term => {
    const isFor = FOR.test(terms[at + 1]?.key ?? '') && terms.some(isNoun) && !terms.slice(at + 1).some(isProduct);
    if (!isProduct(term) || !((sought >= 0 && at > sought) || isFor)) return term;
    return { ...term, kind: 'text', role: 'filler', meanings: [] };
  });
}
