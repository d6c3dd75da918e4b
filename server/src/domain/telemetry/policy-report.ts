import { z } from 'zod';

/** Something that a browser refused by the content security policy. */
export interface PolicyViolation {
  /** `script-src-elem`, …, or `other`. */
  directive: string;
  /** Origin of what was refused, or one of `blockedWords`. */
  blocked: string;
}

const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const words: ReadonlySet<string> = new Set([
  'blob',
  'data',
  'eval',
  'filesystem',
  'inline',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
]);

/** Longest origin that is kept: a host name has 253 characters at most. */
const LONGEST_ORIGIN = 270;

const text = z.string().max(8192);
/** `report-uri` (CSP 2): one report, with the names of its time. */
const Single = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text,
    'blocked-uri': text.optional(),
  }),
});
/** `report-to` (Reporting API): a list that may hold reports of other kinds. */
const Several = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({ effectiveDirective: text, blockedURL: text.nullish() }),
      }),
      z.object({ type: text }),
    ]),
  )
  .max(20);

/**
 * The violations that a browser reports, in either of the two formats, reduced to what tells nothing of the visitor: neither
 * page, nor path, nor sample of code. What extensions of the browser caused is left out.
 * @returns undefined for what is no report
 */
export function readPolicyReport(body: unknown): PolicyViolation[] | undefined {
  const single = Single.safeParse(body);
  if (single.success) {
    const report = single.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '';
    return violation(directive, report['blocked-uri'] ?? '');
  }
  const several = Several.safeParse(body);
  if (!several.success) return undefined;
  return several.data.flatMap(report =>
    'body' in report ? violation(report.body.effectiveDirective, report.body.blockedURL ?? '') : [],
  );
}

function violation(directive: string, blocked: string): PolicyViolation[] {
  const what = blockedOf(blocked);
  return what === null ? [] : [{ directive: directives.has(directive) ? directive : 'other', blocked: what }];
}

/** @returns null for what an extension of the browser put into the page */
function blockedOf(text: string): string | null {
  if (words.has(text)) return text;
  if (!URL.canParse(text)) return 'other';
  const { protocol, origin } = new URL(text);
  const scheme = protocol.slice(0, -1);
  if (scheme.endsWith('extension')) return null;
  if (['http', 'https', 'ws', 'wss'].includes(scheme)) return origin.length > LONGEST_ORIGIN ? 'other' : origin;
  return words.has(scheme) ? scheme : 'other';
}
