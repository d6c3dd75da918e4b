const NO_BREAK_SPACE = '\u00a0';

/** Before a unit, on both sides of the × between two figures, and behind ≥, ≤ or Ø. */
const withinQuantity =
  /(?<=\d) (?=(?:[mnµ]?m|m?s|µs|%|°C?|px|fps|lx|MP|dB|K|nits|[kM]?Hz|[kMG]B|[kMG]b|[mk]?[WVA])(?:\/[a-z]+)?(?![\p{L}\d]))|(?<=\d) (?=× \d)|(?<=\d ×) (?=\d)|(?<=[≥≤Ø]) (?=\d)/gu;

/**
 * A sentence whose quantities stay on one line: `视野 60 × 45 mm` with no-break spaces within `60 × 45 mm`. For sentences that
 * are put together elsewhere; `formatQuantity` prints single quantities in this way.
 */
export const keepUnits = (sentence: string): string => sentence.replaceAll(withinQuantity, NO_BREAK_SPACE);
