import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/** A traditional character as its simplified one: 鏡 is 镜. One at a time, so that places in a text stay where they are. */
export function simplified(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const made = convert(character);
  known.set(character, made);
  return made;
}
