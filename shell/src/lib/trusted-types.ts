/**
 * Names of the Trusted Types policies that the shell's scripts create; its manifest says them to the server, whose
 * header lets in no others. `dompurify` belongs to the sanitiser of remotes that know no Trusted Types, and to their
 * own; `html` is the carousel's, for its arrows and the sentence that it says to screen readers.
 */
export const policyNames = ['default', 'dompurify', 'site-about', 'site-service-worker', 'html'] as const;

/** Rules of a policy; null refuses the text. */
export interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(text: string): string | null;
}

/** A policy. Its results are typed as texts, which they look like; only the browser tells them apart. */
export interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

/** Part of the browser's `trustedTypes`, which TypeScript does not know. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): Policy;
}

const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Creates a policy; null in a browser without Trusted Types, where a text is taken as it is. */
export const createPolicy = (name: (typeof policyNames)[number], rules: PolicyRules): Policy | null =>
  trustedTypes()?.createPolicy(name, rules) ?? null;

const refuse = () => null;
let isAdmitted: (url: string) => boolean = () => false;
let sanitise: ((html: string) => string | null) | undefined;

/**
 * Decides about every text that some script of the page writes where scripts could come from: bundlers and libraries
 * that know no Trusted Types write texts. An address of a script must lie in the shell's own folder or be admitted; HTML
 * is sanitised; code from text is refused. To be called before any other script is loaded.
 * @param shellBase address of the folder of the shell's files, with a slash at the end
 */
export function guardPage(shellBase: string): void {
  createPolicy('default', {
    createScriptURL(text) {
      const url = new URL(text, document.baseURI).href;
      return url.startsWith(shellBase) || isAdmitted(url) ? text : null;
    },
    // Without a bracket there is no element in it.
    createHTML: text => (text.includes('<') ? (sanitise ?? refuse)(text) : text),
  });
}

/** Says which addresses of scripts the page may load besides the shell's own. */
export function admitScripts(rule: (url: string) => boolean): void {
  isAdmitted = rule;
}

/** Says what makes HTML safe that is written as a text; without it such HTML is refused. */
export function sanitiseTexts(sanitiser: (html: string) => string): void {
  sanitise = sanitiser;
}

/** Whether texts are sanitised already, or need not be because the browser knows no Trusted Types. */
export const areTextsSanitised = () => sanitise !== undefined || !trustedTypes();
