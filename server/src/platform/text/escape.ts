const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, character => entities[character] ?? '');

/** Text for XML content or attributes. Characters that XML 1.0 forbids (control characters, lone surrogates) are left out. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

/** JSON text for a `<script type="application/json">`: nothing in it can end the element or open a comment. */
export const inertJson = (json: string): string => json.replaceAll('<', '\\u003c');
