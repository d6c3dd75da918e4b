import { foldText } from '../../catalogue/index/fold-text';
import type { Entry } from '../model/entry';
import { editsBetween } from '../text/edit-distance';
import { soundsAlike, soundsNear } from '../text/near-sounds';
import { oneEditAway } from '../text/one-edit';
import { hasHan, pinyinKeys } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** A corrected query, and the changed parts, which are shown to the visitor. */
export interface Corrected {
  text: string;
  changes: readonly { typed: string; read: string }[];
}

const RUNS = /\p{Script=Han}+|[a-z]{5,24}|[^\p{Script=Han}a-z]+|[a-z]+/gu;
const LONGEST_RUN = 24;
const SHORTEST_NAME = 5;
/** A maker's name is recognised by three of four letters. */
const SHORTEST_MAKER = 4;
/** From this length on a Latin word may hold two mistakes, behind its first letter. */
const SHORTEST_TWICE = 9;
/** Words of names in English: controller of light controller. */
const ENGLISH = /^[a-z]{4,}$/u;
/** Lengths of Chinese words that are compared character by character. */
const SHORTEST_HAN = 3;
/** Of three characters with one wrong a third is another word: 低照度 is no 低角度. */
const SHORTEST_WRONG = 4;
const LONGEST_HAN = 8;

/**
 * Corrects a query that finds nothing: Chinese terms of the same sound (圆心镜头 for 远心镜头), terms one character away
 * (平板光 for 平板光源), Latin names one letter away (hikrobt), long ones two, and so the words of English names (light
 * controler). Undefined when no such term is known.
 */
export class QueryCorrector {
  /** The words that names in English are made of. */
  readonly #english: ReadonlySet<string>;
  /** Latin names, and behind them the words of English ones; there are few enough for a scan. */
  readonly #spelled: readonly string[];

  readonly #makers: readonly string[];
  /** Chinese names of what is carried. */
  readonly #han: readonly Entry[];
  /** The same by their length. */
  readonly #hanOfLength: ReadonlyMap<number, readonly Entry[]>;
  /** Names of two characters by each of them. */
  readonly #pairsWith = new Map<string, Entry[]>();
  readonly #hanMakers: readonly Entry[];
  /** Chinese words of the trade. */
  readonly #words: readonly Entry[];
  readonly #devices: readonly Entry[];

  constructor(readonly vocabulary: Vocabulary) {
    const entries = [...vocabulary.entries()];
    this.#english = englishWords(vocabulary.synonyms);
    this.#spelled = [...entries.flatMap(({ name }) => (/^[a-z]{5,}$/.test(name) ? [name] : [])), ...this.#english];
    this.#makers = entries.flatMap(({ name, kind }) => (kind === 'brand' && /^[a-z]{4}$/.test(name) ? [name] : []));
    const isHan = ({ name }: Entry) => /^\p{Script=Han}{2,8}$/u.test(name);
    this.#han = entries.filter(each => (each.kind === 'category' || each.kind === 'option') && isHan(each));
    this.#hanOfLength = byLength(this.#han);
    for (const entry of this.#hanOfLength.get(2) ?? [])
      for (const letter of entry.name) this.#pairsWith.set(letter, [...(this.#pairsWith.get(letter) ?? []), entry]);
    this.#hanMakers = entries.filter(each => each.kind === 'brand' && each.name.length >= SHORTEST_HAN && isHan(each));
    this.#devices = entries.filter(
      each =>
        each.kind === 'absent' && vocabulary.isDevice(each.label) && each.name.length > SHORTEST_HAN && isHan(each),
    );
    this.#words = entries.filter(each => each.kind === 'word' && each.name.length > SHORTEST_HAN && isHan(each));
  }

  correct(folded: string): Corrected | undefined {
    const changes: { typed: string; read: string }[] = [];
    const text = folded.replace(RUNS, run => {
      const read = hasHan(run) ? (this.#bySound(run) ?? this.#byCharacters(run)) : this.#byLetters(run);
      if (read === undefined || read === run) return run;
      changes.push({ typed: run, read });
      return read;
    });
    return changes.length > 0 ? { text, changes } : undefined;
  }

  /** Replaces, from the left, the longest stretches that sound like a term but are written differently. */
  #bySound(run: string): string | undefined {
    const characters = [...run].slice(0, LONGEST_RUN);
    let read = '';
    let changed = false;
    for (let at = 0; at < characters.length; ) {
      let length = Math.min(8, characters.length - at);
      for (; length > 1; length--) {
        const written = characters.slice(at, at + length).join('');
        const name = this.#known(written)?.name ?? this.vocabulary.sounding(pinyinKeys(written).full)?.name;
        if (name === undefined) continue;
        read += name;
        changed ||= name !== written;
        break;
      }
      if (length <= 1) read += characters[at];
      at += Math.max(1, length);
    }
    return changed ? read : undefined;
  }

  /** Replaces a stretch at the end of the run that is a term with one character wrong, missing, too many, or two swapped. */
  #byCharacters(run: string): string | undefined {
    const length = Math.min(run.length, LONGEST_HAN);
    for (let taken = length; taken > 1; taken--) {
      const written = run.slice(-taken);
      // What is shorter would be a part of this name: 位传感器 of 到位传感器.
      if (this.#known(written)) return undefined;
      if (this.#holdsName(written)) continue;
      const name = this.#nearest(written) ?? this.#withOneMore(written) ?? this.#maker(written);
      if (name !== undefined) return run.slice(0, -taken) + name;
    }
    return this.#byEnding(run);
  }

  /**
   * The device that is not carried of which a name ends as the run does, where no name of anything else ends so: 条码扫描枪
   * ends as 二维码扫描枪 does. What is known before the ending stays.
   */
  #byEnding(run: string): string | undefined {
    for (let taken = Math.min(run.length, LONGEST_HAN); taken >= SHORTEST_HAN; taken--) {
      const ending = run.slice(-taken);
      const [found, ...others] = this.#devices.filter(({ name }) => name.endsWith(ending));
      if (!found || others.some(({ label }) => label !== found.label)) continue;
      if ([...this.#han, ...this.#words].some(({ name }) => name.endsWith(ending))) return undefined;
      const before = run.slice(0, -taken);
      const name = this.vocabulary.named(found.label) ? found.label : found.name;
      return this.#holdsName(before) ? before + name : name;
    }
    return undefined;
  }

  #known = (name: string): Entry | undefined => this.vocabulary.named(name) ?? this.vocabulary.compound(name)?.entry;

  /** Whether a part of a stretch is known: then it is no name with a mistake. */
  #holdsName(written: string): boolean {
    for (let from = 0; from < written.length; from++)
      for (let to = from + 2; to <= written.length; to++) if (this.#known(written.slice(from, to))) return true;
    return false;
  }

  /** The name of the one thing that is one edit away; a missing or swapped character before a wrong one. */
  #nearest(written: string): string | undefined {
    const letters = sorted(written);
    const isSwapped = (name: string) =>
      name.length === written.length && name.includes(written[0] ?? '') && sorted(name) === letters;
    const isShort = written.length < SHORTEST_HAN;
    const isNear = (name: string) =>
      isShort ? isSwapped(name) || soundsAlike(written, name) : oneEditAway(written, name) === 'whole';
    const { length } = written;
    const candidates = isShort
      ? [...written].flatMap(letter => this.#pairsWith.get(letter) ?? [])
      : [length - 1, length, length + 1].flatMap(each => this.#hanOfLength.get(each) ?? []);
    const near = candidates.filter(({ name }) => isNear(name));
    const isKept = (name: string) => name.includes(written) || isSwapped(name) || isShort || soundsNear(written, name);
    const kept = near.filter(({ name }) => isKept(name));
    const mayBeWrong = written.length >= SHORTEST_WRONG;
    const best = kept.length > 0 ? kept : near.filter(({ name }) => mayBeWrong && name.at(-1) === written.at(-1));
    const labels = new Set(best.map(({ label }) => label));
    return labels.size === 1 ? best[0]?.name : undefined;
  }

  /** A maker's name in sounds that are not told apart everywhere: 基恩思. */
  #maker = (written: string): string | undefined =>
    this.#hanMakers.find(({ name }) => soundsAlike(written, name))?.name;

  /** The one word of the trade that has a character more within: 近摄接圈 for 近摄圈. */
  #withOneMore(written: string): string | undefined {
    if (written.length < SHORTEST_HAN) return undefined;
    const holds = ({ name }: Entry) =>
      name.length === written.length + 1 &&
      name[0] === written[0] &&
      name.at(-1) === written.at(-1) &&
      oneEditAway(written, name) === 'whole';
    const found = this.#words.filter(holds);
    return new Set(found.map(({ label }) => label)).size === 1 ? found[0]?.name : undefined;
  }

  #byLetters(run: string): string | undefined {
    if (run.length < SHORTEST_MAKER || !/^[a-z]+$/.test(run) || this.vocabulary.named(run) || this.#english.has(run))
      return undefined;
    if (run.length < SHORTEST_NAME)
      return this.#makers.find(name => name[0] === run[0] && oneEditAway(run, name) === 'whole');
    const isAway = (edits: number) => (name: string) =>
      (edits === 1 || name[0] === run[0]) && editsBetween(run, name, edits) === edits;
    const once = this.#spelled.find(isAway(1));
    return once ?? (run.length < SHORTEST_TWICE ? undefined : this.#spelled.find(isAway(2)));
  }
}

/** The English words of which names of products, devices and attributes consist. */
function englishWords({ options, categories, notCarried, attributes, words }: Synonyms): ReadonlySet<string> {
  const compounds = notCarried.flatMap(each => each.compounds ?? []);
  const all = [
    ...[...options, ...categories].flatMap(({ names }) => names),
    ...notCarried.flatMap(({ names, kind }) => (kind === 'device' ? names : [])),
    ...compounds.flatMap(({ before = [], heads }) => [...before, ...heads]),
    ...Object.values(attributes).flat(),
    ...words.flat(),
  ];
  return new Set(all.flatMap(name => name.split(' ').map(foldText)).filter(word => ENGLISH.test(word)));
}

function byLength(entries: readonly Entry[]): ReadonlyMap<number, readonly Entry[]> {
  const found = new Map<number, Entry[]>();
  for (const entry of entries) found.set(entry.name.length, [...(found.get(entry.name.length) ?? []), entry]);
  return found;
}

const sorted = (text: string): string => [...text].sort().join('');
