import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { createPolicy } from '../../lib/trusted-types';

const rules = { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'], FORBID_ATTR: ['style'] };

let sanitiser: { purifier: DOMPurify; config: Config & { RETURN_DOM_FRAGMENT: true } } | undefined;

/** The sanitiser parses what it is given in a document without scripts: its policy passes that one text as it is. */
function richTextSanitiser() {
  if (sanitiser) return sanitiser;
  const policy = createPolicy('site-about', { createHTML: text => text, createScriptURL: () => null });
  const config = { ...rules, RETURN_DOM_FRAGMENT: true as const };
  sanitiser = {
    purifier: createDOMPurify(window),
    config: policy ? { ...config, TRUSTED_TYPES_POLICY: policy as unknown as Config['TRUSTED_TYPES_POLICY'] } : config,
  };
  return sanitiser;
}

function sanitised(html: string): DocumentFragment {
  const { purifier, config } = richTextSanitiser();
  return purifier.sanitize(html, config);
}

/**
 * Rich text of the company. The server sanitised it on import; it is sanitised again before it becomes part of the
 * page.
 */
export default function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitised(html));
  }, [html]);
  return <div ref={place} />;
}
