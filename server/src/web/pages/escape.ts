/** JSON text for a `<script type="application/json">`: nothing in it can end the element or open a comment. */
export const inertJson = (json: string): string => json.replaceAll('<', '\\u003c');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, character => entities[character] ?? '');
