/** What the page asks of the scripts in it. */
export interface ScriptRules {
  /** Nonce of the page's content security policy; empty where it does not go by nonces. */
  nonce: string;
  /** Makes the address that a page with Trusted Types takes. */
  scriptUrl?: ((url: string) => string) | undefined;
}

/**
 * Runs a module script only if it hashes to what is expected: `import()` cannot say a hash, a script element can, and
 * what it has fetched stands in the page's module map when it is imported afterwards.
 */
export function runChecked(url: string, integrity: string, { nonce, scriptUrl }: ScriptRules): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    if (nonce) script.nonce = nonce;
    script.src = scriptUrl ? scriptUrl(url) : url;
    const end = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error(url)));
    document.head.appendChild(script);
  });
}
