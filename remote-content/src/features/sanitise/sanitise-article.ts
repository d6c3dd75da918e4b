import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/**
 * Declarations that place the parts of a formula, all lengths: no colours, no addresses, nothing that leaves its box.
 */
const formulaStyle =
  /^(?:(?:height|width|min-width|top|left|bottom|vertical-align|(?:margin|padding)(?:-(?:left|right|top|bottom))?|border(?:-(?:left|right|top|bottom))?-width):-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?(?:em|%)?;?|border(?:-(?:left|right|top|bottom))?-style:solid;?|position:relative;?)+$/;

const policy = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  // MathML's own frame, and references within a drawing.
  ADD_TAGS: ['semantics', 'annotation', 'use'],
  ADD_ATTR: ['encoding', 'mathvariant', 'text-anchor', 'dominant-baseline'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'img', 'picture', 'video', 'audio', 'image'],
  FORBID_ATTR: ['srcset', 'ping', 'action', 'xlink:href'],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Part of the browser's `trustedTypes`, which TypeScript does not know. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(text: string): null },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/**
 * The page's policy lets no text become elements. The sanitiser parses in a document without scripts, and its own policy
 * passes it that one text; only the sanitised fragment gets into the page.
 */
function trustedTypesPolicy(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return {};
  const rules = { createHTML: (text: string) => text, createScriptURL: () => null };
  return { TRUSTED_TYPES_POLICY: trustedTypes.createPolicy('content-articles', rules) };
}

let purifier: DOMPurify | undefined;
let config: (typeof policy & Config) | undefined;

/** A separate purifier instance, so that its hooks affect nobody else in the page. Created in the browser only. */
function articlePurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'style') attribute.keepAttr = formulaStyle.test(attrValue.replaceAll(/\s*([:;])\s*/g, '$1'));
    // References may only point into the drawing itself.
    if (attrName === 'href' && element.localName === 'use') attribute.keepAttr = /^#[\w-]+$/.test(attrValue);
  });
  return purifier;
}

/** Articles and drawings were sanitised on import, and are sanitised again before they become part of the page. */
export function sanitiseArticle(html: string): DocumentFragment {
  config ??= { ...policy, ...trustedTypesPolicy() };
  return articlePurifier().sanitize(html, config);
}
