import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;

/** Whether a text has Chinese characters. */
export const hasHan = (text: string): boolean => HAN.test(text);

/** Pinyin and initials of a folded name: `远心镜头` is `yuanxinjingtou` and `yxjt`. ü is typed as v. */
export function pinyinKeys(name: string): { full: string; initials: string } {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  return { full: syllables.join(''), initials: syllables.map(syllable => syllable.slice(0, 1)).join('') };
}
