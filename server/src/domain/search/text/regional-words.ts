import type { MappedText } from '../../catalogue/index/fold-text';
import { rewritten } from './rewritten';
import { siteSynonyms } from './synonyms';

interface Words {
  pattern: RegExp;
  usual: ReadonlyMap<string, string>;
}

let read: Words | undefined;

function words(): Words {
  const usual = new Map(
    Object.entries(siteSynonyms().regional).flatMap(([word, names]) => names.map(name => [name, word] as const)),
  );
  // The longer word first: 电源供应器 before a part of it.
  const names = [...usual.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(names.join('|'), 'gu'), usual };
}

/** A folded text in the words that the catalogue uses: 影像撷取卡 as 采集卡, 线雷射 as 线激光. */
export function withUsualWords(typed: MappedText): MappedText {
  read ??= words();
  const { pattern, usual } = read;
  return rewritten(typed, pattern, said => usual.get(said) ?? said);
}
