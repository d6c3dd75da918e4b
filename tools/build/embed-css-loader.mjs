import { basename } from 'node:path';
import postcss from 'postcss';

/** The selector of the widget's element, in a shadow tree and in the page's own. */
const element = (/** @type {string} */ attribute = '') =>
  attribute ? [`:host(${attribute})`, `shixuan-selection${attribute}`] : [':host', 'shixuan-selection'];

/**
 * Turns a sheet of the site into one for a widget in another site's page. Queries of the window's width become queries of
 * the widget's width. Rules for the whole page (`base.css`, `tokens.css`) become rules for the widget's own root.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function embedCss(source) {
  const name = basename(this.resourcePath.replaceAll('\\', '/'));
  const plugins = [
    ...(name === 'base.css' ? [scopeRules] : name === 'tokens.css' ? [moveTokens] : []),
    refuseComposing,
    turnQueries,
    writeSpacing,
  ];
  return postcss(plugins).process(source, { from: this.resourcePath, map: false }).css;
}

/**
 * `base.css`: every rule holds within the widget alone. The rules for the page itself and for paper are left out.
 * @param {import('postcss').Root} root
 */
function scopeRules(root) {
  root.walkAtRules(/^(page|media)$/, rule => {
    if (rule.name === 'page' || rule.params === 'print') rule.remove();
  });
  root.walkRules(rule => {
    const selectors = rule.selectors.filter(selector => !/^html( body)?$/.test(selector)).map(scopeSelector);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
}

function scopeSelector(/** @type {string} */ selector) {
  // Doubled selectors stay heavier than those of components.
  if (/^(:root)+ body\b/.test(selector)) return selector.replace(/^(:root)+ body\b/, '.sx-embed.sx-embed.sx-embed');
  const scoped = `:where(.sx-embed) ${selector.replace(/^body /, '')}`;
  if (/:root|\b(html|body)\b/.test(scoped)) throw new Error(`base.css: the widget has no place for ${selector}`);
  return scoped;
}

/**
 * `tokens.css`: the tokens are set on the widget's element, the dark ones by its attribute `theme`.
 * @param {import('postcss').Root} root
 */
function moveTokens(root) {
  let isDark = false;
  root.walkAtRules('media', media => {
    if (media.params !== 'screen and (prefers-color-scheme: dark)') return;
    isDark = true;
    const chosen = media.nodes?.map(node => node.clone()) ?? [];
    setSelectors(chosen, element('[theme="dark"]'));
    setSelectors(media.nodes ?? [], element('[theme="auto"]'));
    media.before(chosen);
  });
  if (!isDark) throw new Error('tokens.css has no dark theme where it is looked for');
  root.walkRules(':root', rule => {
    rule.selectors = element();
  });
}

/**
 * @param {import('postcss').ChildNode[]} nodes
 * @param {string[]} selectors
 */
function setSelectors(nodes, selectors) {
  for (const node of nodes) if (node.type === 'rule' && node.selector === ':root') node.selectors = selectors;
}

/**
 * Every sheet: widths are the widget's, and dark is what its root says.
 * @param {import('postcss').Root} root
 */
function turnQueries(root) {
  root.walkAtRules('media', media => {
    if (/\b(width|height)\b/.test(media.params)) {
      if (!/^\((max|min)-width: [\d.]+px\)$/.test(media.params)) throw media.error('no container query stands for it');
      media.name = 'container';
      media.params = `sx ${media.params}`;
    } else if (media.params === '(prefers-color-scheme: dark)') {
      media.replaceWith(
        postcss.rule({ selector: '[part="root"][data-theme="dark"]', nodes: media.nodes, raws: media.raws }),
      );
    }
  });
}

/**
 * Every sheet: spacing as numbers. Hosts do not set these tokens (docs/embed.md), and the references alone would be 300
 * bytes of the widget's first load.
 * @param {import('postcss').Root} root
 */
function writeSpacing(root) {
  root.walkDecls(/^--sx-space-/, token => {
    token.remove();
  });
  root.walkDecls(declaration => {
    declaration.value = declaration.value.replaceAll(/var\(--sx-space-(\d+)\)/g, '$1px');
  });
}

/**
 * Every sheet: it comes with the script that imports it, and what it composes of another file would be missing.
 * @param {import('postcss').Root} root
 */
function refuseComposing(root) {
  root.walkDecls('composes', declaration => {
    if (/\bfrom\b/.test(declaration.value))
      throw declaration.error('the widget has no sheets that compose another: import both in the component');
  });
}
