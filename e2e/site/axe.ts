import type { Page } from '@playwright/test';
import axe, { type ImpactValue, type RunOptions } from 'axe-core';

export interface Violation {
  id: string;
  impact: ImpactValue | undefined;
  nodes: { html: string; message: string }[];
}

export interface AxeScope {
  /** Looked at; the whole document without it. */
  include?: string;
  /** Left out of it. */
  exclude?: readonly string[];
  /** All that are on by default without it. */
  rules?: string[];
  /** Also the target sizes of WCAG 2.2, which axe leaves off. */
  targets?: boolean;
}

/** What `keepParsedColours` uses of axe in the page. */
interface AxeInPage {
  commons: {
    color: {
      Color: { prototype: { r: number; g: number; b: number; alpha: number; parseString(text: string): unknown } };
    };
  };
}

/**
 * Runs in the page. For every text axe parses the colours of all that lies behind it, a third of its time, though a page
 * has a few dozen of them: each is parsed once.
 */
function keepParsedColours(): void {
  const { prototype } = (globalThis as unknown as { axe: AxeInPage }).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, [r: number, g: number, b: number, alpha: number]>();
  prototype.parseString = function (text) {
    const kept = known.get(text);
    if (kept) [this.r, this.g, this.b, this.alpha] = kept;
    else {
      parseString.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}

/** A map from objects, or a set of them, that keeps its values on them. */
const onObject = `class OnObject {
  key = Symbol();
  has(object) { return this.key in object; }
  get(object) { return object[this.key]; }
  set(object, value) { object[this.key] = value; }
  add(object) { object[this.key] = true; }
}`;

/**
 * Private fields of axe's colours are weak maps, and each text makes a dozen colours: with their garbage a seventh of its
 * time. With other names of the fields, in another version, it would only be slower.
 */
const quickAxe = `${onObject}
${axe.source.replaceAll(/(_(?:r|g|b|red|green|blue|Class3_brand)) = new Weak(?:Map|Set)\(\)/g, '$1 = new OnObject()')}`;

/** Accessibility faults of a page without frames, as axe finds them. */
export async function violationsOf(
  page: Page,
  { include = 'html', exclude = [], rules, targets = false }: AxeScope = {},
): Promise<Violation[]> {
  // The script stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(quickAxe);
    await page.evaluate(keepParsedColours);
  }
  const context = { include: [[include]], exclude: exclude.map(selector => [selector]) };
  const options: RunOptions = {
    resultTypes: ['violations'],
    // A selector is worked out for every element that is looked at, faulty or not.
    selectors: false,
  };
  // Contrasts are half of the work. On their own, they leave the page a moment in between to show that it lives.
  const slices: RunOptions[] = rules
    ? [{ runOnly: { type: 'rule', values: rules } }]
    : [
        { rules: { 'target-size': { enabled: targets }, 'color-contrast': { enabled: false } } },
        { runOnly: { type: 'rule', values: ['color-contrast'] } },
      ];
  const violations: Violation[] = [];
  for (const slice of slices) violations.push(...(await violationsIn(page, context, { ...options, ...slice })));
  return violations.toSorted((one, other) => one.id.localeCompare(other.id));
}

const violationsIn = (
  page: Page,
  context: { include: string[][]; exclude: string[][] },
  options: RunOptions,
): Promise<Violation[]> =>
  page.evaluate(
    async ([within, how]) => {
      const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(within, how);
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html, any }) => ({ html, message: any[0]?.message ?? '' })),
      }));
    },
    [context, options] as const,
  );
