import type { Piece, TaskReading } from '../model/readings';
import { foldText } from '../text/fold';
import { separatorAt } from '../tokens/tokens';

/** A clause of a line of which something was not read. */
export interface UnreadClause {
  /** As it was written, without what was read; `…` stands where something read stood between two parts. */
  text: string;
  /** Whether words of it are not understood; otherwise they are asked about. */
  isStrange: boolean;
}

/** Longer clauses, characters, begin and end with what was not read: what holds it together would hide it. */
const LONG = 24;

/** 防护等级 IP67, 速率 100 mm/s: the name of a property, which the value behind it has said. 高亮度 says something itself. */
const PROPERTY = /^(?![高低大小强弱])[\u4e00-\u9fff]{1,6}(?:率|度|等级|类型|方式|颜色)$/;

/** Of an item in a list, as `listMarkAt` reads it. */
const MARK = /^(?:[①-⑳]|[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）、.．])/;

const isUnread = ({ kind }: Piece) => kind === 'strange' || kind === 'asked';

/**
 * What no field of the task holds, clause by clause, in the order of the line: 预算 3 万, 24 V 供电. Clauses end at commas, other
 * marks between sentences, and line ends. Of a clause that is read in part only the rest is named.
 */
export function unreadClauses(text: string, { pieces }: Pick<TaskReading, 'pieces'>): UnreadClause[] {
  return clausesOf(text, pieces).flatMap(clause => {
    const parts = partsOf(clause)
      .filter(part => part.pieces.some(isUnread))
      .map(part => ({ ...part, text: partText(text, part) }))
      .filter(part => part.text !== '' && !isNameOfRead(part));
    if (parts.length === 0) return [];
    const isStrange = parts.some(({ pieces: all }) => all.some(({ kind }) => kind === 'strange'));
    return [{ text: parts.map(part => part.text).join('…'), isStrange }];
  });
}

const isNameOfRead = ({ pieces, isBeforeRead, text }: Part & { text: string }): boolean =>
  isBeforeRead && PROPERTY.test(text) && pieces.every(({ kind }) => kind !== 'asked');

/** The pieces between separators. Those within a figure or a word (`1,200`) belong to it. */
function clausesOf(text: string, pieces: readonly Piece[]): Piece[][] {
  const folded = foldText(text);
  const clauses: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind !== 'filler') {
      clauses.at(-1)?.push(piece);
      continue;
    }
    let { start } = piece;
    for (let position = start; position < piece.end; position++) {
      if (!separatorAt(folded, position)) continue;
      if (start < position) clauses.at(-1)?.push({ ...piece, start, end: position });
      clauses.push([]);
      start = position + 1;
    }
    if (start < piece.end) clauses.at(-1)?.push({ ...piece, start });
  }
  return clauses;
}

interface Part {
  pieces: Piece[];
  isBehindRead: boolean;
  isBeforeRead: boolean;
}

/** The pieces of a clause between those that were read. */
function partsOf(clause: readonly Piece[]): Part[] {
  const parts: Part[] = [{ pieces: [], isBehindRead: false, isBeforeRead: false }];
  for (const piece of clause) {
    const last = parts.at(-1);
    if (piece.kind !== 'read') last?.pieces.push(piece);
    else {
      if (last) last.isBeforeRead = true;
      parts.push({ pieces: [], isBehindRead: true, isBeforeRead: false });
    }
  }
  return parts;
}

/** The words of a part; what tied it to something that was read says nothing without it. */
function partText(text: string, { pieces, isBehindRead, isBeforeRead }: Part): string {
  const isTie = ({ kind }: Piece) => kind === 'filler';
  const between = (from: number, to: number) => {
    const typed = text.slice(pieces[from]?.start, pieces[to]?.end);
    return trimmed(pieces[from]?.kind === 'noun' ? typed.replace(MARK, '') : typed);
  };
  const whole = between(
    isBehindRead ? pieces.findIndex(piece => !isTie(piece)) : 0,
    isBeforeRead ? pieces.findLastIndex(piece => !isTie(piece)) : pieces.length - 1,
  );
  return [...whole].length <= LONG ? whole : between(pieces.findIndex(isUnread), pieces.findLastIndex(isUnread));
}

/** Without the marks of a list; but the sign of a figure belongs to it. */
const trimmed = (text: string) => text.replace(/^(?:[\s:：]|[.\-–—*#•]+(?=\s))+|[\s:：]+$/g, '');
