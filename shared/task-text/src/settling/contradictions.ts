import type { Question, Reading, SlotId } from '../model/readings';
import { sentence } from '../model/sentence';

/** Values that cannot be true together, and the question that stands in their place. */
interface Contradiction {
  dropped: readonly Reading[];
  question: Question;
}

/** What readings say that no task can have at once. */
export function contradictionsOf(text: string, readings: readonly Reading[]): Contradiction[] {
  const of = <K extends SlotId>(slot: K) =>
    readings.find((each): each is Extract<Reading, { slot: K }> => each.slot === slot);
  const found: Contradiction[] = [];
  const ask = (why: string, dropped: readonly Reading[], choicesOf = (_: string): Question['choices'] => []) => {
    const spans = dropped.flatMap(each => each.spans).sort((a, b) => a.start - b.start);
    const choices = choicesOf(text.slice(spans[0]?.start, spans.at(-1)?.end));
    found.push({ dropped, question: { spans, why: sentence(text, spans, why), choices } });
  };
  const [excitation, wavelength] = [of('excitationNm'), of('wavelengthNm')];
  // Light that is given off has lost energy: its wavelength is the longer one.
  if (excitation && wavelength && excitation.value >= wavelength.value)
    ask('激发波长应比荧光波长短，是写反了吗？', [excitation, wavelength], typed =>
      exchanged(typed, excitation.value, wavelength.value),
    );
  // What fluoresces in the ultraviolet is seen by no usual camera; 荧光 365 nm is how the light is called that excites.
  if (!excitation && wavelength && wavelength.value < LEAST_VISIBLE_NM && isOfFluorescence(text, wavelength))
    ask('荧光一般在可见光里，这是激发光的波长吗？', [wavelength], () => [
      { label: `激发 ${wavelength.value} nm`, text: `激发 ${wavelength.value} nm` },
    ]);
  const feature = of('feature');
  const sizes = readings.flatMap(sidesOf);
  // The smallest thing that has to be seen is part of what is seen.
  if (feature && sizes.length > 0 && feature.value > Math.max(...sizes))
    ask(`比视野还大（${Math.max(...sizes)} mm）：多半是单位不对，或说的不是缺陷`, [feature]);
  const [rate, exposure] = [of('rate'), of('exposureUs')];
  if (rate && exposure && exposure.value * rate.value > 1e6) {
    const period = Number((1e3 / rate.value).toPrecision(3));
    ask(`曝光比两次拍照的间隔 ${period} ms 还长`, [exposure]);
  }
  return found;
}

/** Shorter waves are ultraviolet. */
const LEAST_VISIBLE_NM = 400;

const isOfFluorescence = (text: string, { spans }: Reading): boolean =>
  spans.some(({ start, end }) => /荧光|fluorescence/i.test(text.slice(start, end)));

/** Sides of what is seen, mm. */
function sidesOf(reading: Reading): readonly number[] {
  if (reading.slot === 'field') return [reading.value.widthMm, reading.value.heightMm];
  const isSide = (['width', 'height', 'length', 'diameter'] satisfies SlotId[]).some(slot => slot === reading.slot);
  return isSide && typeof reading.value === 'number' ? [reading.value] : [];
}

/** Both with the figure of the other, all that stands between them kept; none where a word says one, or more figures are alike. */
function exchanged(typed: string, ...values: readonly [number, number]): Question['choices'] {
  const either = new RegExp(values.join('|'), 'g');
  const [first, second, ...more] = typed.match(either) ?? [];
  if (!first || !second || first === second || more.length > 0) return [];
  return [{ label: '对调', text: typed.replaceAll(either, figure => (figure === first ? second : first)) }];
}
