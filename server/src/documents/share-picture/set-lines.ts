import { textWidth } from '@shixuan/units';

export interface SetLine {
  text: string;
  size: number;
}

/** A text in one line: smaller where it is too wide, and cut short where the smallest size is too wide as well. */
export function fitted(text: string, width: number, size: number, smallest: number): SetLine {
  const fits = Math.min(size, width / Math.max(textWidth(text, 1), 0.01));
  if (fits >= smallest) return { text, size: Math.floor(fits) };
  return { text: cut(text, width, smallest), size: smallest };
}

/** A text in at most so many lines, broken between characters; the last one is cut short where there is more. */
export function wrapped(text: string, width: number, size: number, most: number): SetLine[] {
  const lines: string[] = [''];
  for (const character of text) {
    const line = lines.at(-1) ?? '';
    if (textWidth(line + character, size) <= width || line === '' || closing.has(character))
      lines[lines.length - 1] = line + character;
    else lines.push(character);
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = cut(`${kept[most - 1]}${lines[most]}`, width, size);
  return kept.map(line => ({ text: line.trim(), size }));
}

/** Signs that no line begins with. */
const closing = new Set('，。、；：！？）》」』～');

function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (textWidth(`${kept}${character}…`, size) > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
