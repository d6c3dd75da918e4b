import type { Question, Reading } from './readings';

/** Bands up to this width, mm, are measured telecentrically even where a plain back light would show the edge. */
const FINE_MM = 0.02;

/**
 * What one would buy beside what the line says: a size is measured with a telecentric lens before parallel light, whose edges are
 * known five times as finely as those of a common lens. Nothing of it is read before the visitor chooses it.
 */
export function offersOf(text: string, readings: readonly Reading[]): Question[] {
  const of = (slot: Reading['slot']) => readings.find(each => each.slot === slot);
  const [tolerance, light] = [of('tolerance'), of('technique')];
  if (tolerance?.slot !== 'tolerance' || of('mode')) return [];
  if (light && (light.value !== 'backlight' || tolerance.value > FINE_MM)) return [];
  // 背光 gives way to what is offered; otherwise the words are added to the line.
  return light
    ? [
        {
          spans: light.spans,
          why: '这样的公差一般用远心镜头和平行背光测轮廓',
          choices: [{ label: '改用远心、平行背光', text: '远心镜头+平行背光' }],
        },
      ]
    : [
        {
          spans: [{ start: 0, end: text.length }],
          why: '测尺寸一般用远心镜头，轮廓用平行背光',
          choices: [{ label: '加上远心、平行背光', text: `${text}，远心，平行背光` }],
        },
      ];
}
