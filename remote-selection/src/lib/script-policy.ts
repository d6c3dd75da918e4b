interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null },
  ): { createScriptURL(url: string): string };
}

/**
 * What makes an address that a script element or a worker of a page with Trusted Types takes, under a policy that passes
 * nothing but what `admits`. Where there are none, or the page lets in no policy of the name, the address stays a text,
 * for the page's own `default` policy to decide.
 */
export function scriptPolicy(name: string, admits: (url: string) => boolean): (url: string) => string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy(name, { createScriptURL: url => (admits(url) ? url : null) });
    // Its result looks like a text; only the browser tells it from one.
    if (policy) return url => policy.createScriptURL(url);
  } catch {
    // The header of the page names other policies.
  }
  return url => url;
}
