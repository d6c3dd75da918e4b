import { documentFacts } from '../../../typeset/document-facts';
import { settableJson } from '../../../typeset/settable';
import { setPages } from '../../../typeset/typesetter';
import { ruler } from './ruler';
import { patternMm, rulerMm, scaleHint, type Target } from './target-shapes';

/** The same targets make the same bytes on any day. */
const DRAWN = '2026-01-01T00:00:00.000Z';

/** The target as PDF: vectors, true to scale, each page with its ruler. */
export function writeTarget(target: Target): Promise<Buffer> {
  const { title, summary } = target;
  const facts = documentFacts({ title, subject: summary, updatedAt: DRAWN });
  return setPages({
    folder: import.meta.dirname,
    main: 'target.typ',
    data: settableJson({ ...target, facts, pattern: patternMm, ruler: ruler(), rulerTop: rulerMm.y, scaleHint }),
  });
}
