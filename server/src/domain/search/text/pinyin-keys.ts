import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;

/** The first Chinese character, a radical; most words of a query have none from it on. */
const FIRST_HAN = 0x2e80;

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_HAN) return HAN.test(text);
  return false;
}

/** Pinyin and initials of a folded name: `远心镜头` is `yuanxinjingtou` and `yxjt`. ü is typed as v. */
export function pinyinKeys(name: string): { full: string; initials: string } {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  return { full: syllables.join(''), initials: syllables.map(syllable => syllable.slice(0, 1)).join('') };
}
