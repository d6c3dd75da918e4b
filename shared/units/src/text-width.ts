/**
 * Advance widths of Noto Sans SC in thousandths of an em, of the signs that are not full width. The other fonts of the pages
 * (PingFang SC, HarmonyOS Sans SC, Microsoft YaHei) differ by a few per cent.
 */
const advances: Readonly<Record<string, number>> = advancesOf({
  224: ' \u00a0\u202f',
  270: '|',
  275: 'ij',
  278: "',.:;",
  284: 'l',
  293: 'I',
  323: '!',
  325: 'f',
  338: '()[]{}',
  347: '-',
  370: '°',
  377: 't',
  388: 'r',
  392: '/\\',
  467: '*',
  468: 's',
  474: '"?',
  475: 'z',
  498: 'x',
  510: 'c',
  521: 'vy',
  531: 'Y',
  536: 'J–',
  543: 'L',
  552: 'Fk',
  555: 'e#$+0123456789<=>^~_',
  564: 'ag',
  574: 'XV',
  592: 'ES',
  600: 'TZ',
  608: '`ohuAn',
  620: 'bdpqµ',
  634: 'PR',
  641: 'CK',
  657: 'B',
  685: '&DG',
  723: 'UNH',
  742: 'OQØ',
  807: 'wM',
  878: 'W',
  894: '—',
  921: '%',
  926: 'm',
  946: '@',
});

function advancesOf(signs: Readonly<Record<number, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(signs).flatMap(([advance, same]) => [...same].map(sign => [sign, Number(advance)])),
  );
}

/** Width of a text on one line, in the unit of `size`, the size of its font. Pure. */
export function textWidth(content: string, size = 12): number {
  let thousandths = 0;
  for (const sign of content) thousandths += advances[sign] ?? 1000;
  return (thousandths / 1000) * size;
}
