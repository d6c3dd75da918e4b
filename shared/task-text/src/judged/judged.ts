import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '../model/readings';
import { readTask } from '../read-task';

/** A line with what an engineer reads in it. */
export interface JudgedLine {
  line: string;
  meaning: string[];
}

export const judgedLines = (file: string): JudgedLine[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(text => {
      const [line = '', meaning = ''] = text.split(' => ');
      return { line, meaning: meaning.split(/ (?=[\w?!]+=)/).sort() };
    });

const printed = (value: number) => String(Number(value.toPrecision(9)));
const short: Record<string, string> = {
  exposureUs: 'exposure',
  wavelengthNm: 'wavelength',
  excitationNm: 'excitation',
  cableM: 'cable',
  repeatabilityUm: 'repeatability',
  resolutionUm: 'resolution',
  heightErrorUm: 'heightError',
  profileRateHz: 'profileRate',
};

function valueText({ value }: Reading): string {
  if (typeof value === 'number') return printed(value);
  if (typeof value === 'string') return value;
  if ('widthMm' in value) return `${printed(value.widthMm)}x${printed(value.heightMm)}`;
  const { minMm, maxMm } = value;
  return `${minMm === null ? '' : printed(minMm)}~${maxMm === null ? '' : printed(maxMm)}`;
}

/**
 * Meaning as it was judged against what was read, where they differ; empty where they agree. Of a question it counts that the
 * judged words are among those that are asked about.
 */
export function difference({ line, meaning }: JudgedLine): string[] {
  const read = readMeaning(line);
  const isQuestion = (text: string) => text.startsWith('?=');
  const missing = meaning.filter(text => {
    const place = read.findIndex(each =>
      isQuestion(text) ? isQuestion(each) && each.includes(text.slice(2)) : each === text,
    );
    if (place >= 0) read.splice(place, 1);
    return place < 0;
  });
  return [...missing.map(text => `-${text}`), ...read.map(text => `+${text}`)];
}

/** What the module reads in a line, in the writing of the files. */
function readMeaning(line: string): string[] {
  const { readings, questions, pieces } = readTask(line);
  return [
    ...readings.map(reading => `${short[reading.slot] ?? reading.slot}=${valueText(reading)}`),
    ...questions.map(({ spans }) => `?=${line.slice(spans[0]?.start, spans.at(-1)?.end)}`),
    ...pieces.flatMap(({ kind, start, end }) => (kind === 'strange' ? [`!=${line.slice(start, end)}`] : [])),
  ].sort();
}
