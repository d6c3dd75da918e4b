/** Where tokens are set, in a shadow tree and in the page's own. */
const element = (/** @type {string} */ attribute) => `:host(${attribute}), shixuan-selection${attribute}`;
const dark = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}\s*\}/;

/**
 * A sheet of the site for a part of a foreign page: what it says of the window holds for the place that the widget was
 * given, what it says of the page for the widget's own root.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function embedCss(source) {
  const file = this.resourcePath.replaceAll('\\', '/');
  const own = file.endsWith('/base.css')
    ? withinRoot(source)
    : file.endsWith('/tokens.css')
      ? onElement(source)
      : source;
  return own
    .replaceAll(/@media \((max|min)-width: ([\d.]+px)\)/g, '@container sx ($1-width: $2)')
    .replaceAll('@media (prefers-color-scheme: dark)', '[part="root"][data-theme="dark"]');
}

/** @param {string} source */
function onElement(source) {
  if (!dark.test(source)) throw new Error('tokens.css has no dark theme where it is looked for');
  return source
    .replace(dark, (_, tokens) =>
      [
        `${element('[theme="dark"]')} {${tokens}}`,
        `@media screen and (prefers-color-scheme: dark) { ${element('[theme="auto"]')} {${tokens}} }`,
      ].join('\n'),
    )
    .replaceAll(':root {', ':host, shixuan-selection {');
}

/** @param {string} source */
function withinRoot(source) {
  // How a page is printed is not for a part of it to say.
  const end = source.indexOf('/* On paper');
  if (end < 0) throw new Error('base.css has no rules for paper where they are looked for');
  return source
    .slice(0, end)
    .replaceAll(/^\*/gm, ':where(.sx-embed) *')
    .replaceAll(/^(\.visually-hidden|\.no-break)/gm, ':where(.sx-embed) $1')
    .replaceAll(/(?::root)+ body/g, '.sx-embed.sx-embed.sx-embed')
    .replaceAll(/^html body \{[^}]*\}/gm, '')
    .replaceAll(/^html \{[^}]*\}/gm, '')
    .replaceAll(/^body /gm, ':where(.sx-embed) ');
}
