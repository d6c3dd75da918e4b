type Tree = ShadowRoot | Document;

const texts: string[] = [];
/** How many widgets are in each tree; in a shadow tree it is one. */
const trees = new Map<Tree, number>();
const made = { plain: new Map<string, CSSStyleSheet>(), layered: new Map<string, CSSStyleSheet>() };

/** In the document's own tree the sheets form a layer, so that the page's rules take precedence. */
function sheetFor(tree: Tree, text: string): CSSStyleSheet {
  const layered = !(tree instanceof ShadowRoot);
  const known = layered ? made.layered : made.plain;
  const sheet = known.get(text) ?? new CSSStyleSheet();
  if (!known.has(text)) sheet.replaceSync(layered ? `@layer shixuan{${text}}` : text);
  known.set(text, sheet);
  return sheet;
}

/** Called by the build for each style sheet, once, when the code that needs it runs. */
export function registerSheet(text: string): void {
  texts.push(text);
  for (const tree of trees.keys()) tree.adoptedStyleSheets.push(sheetFor(tree, text));
}

/**
 * Gives a tree all sheets, and those that come later.
 * @returns a function that takes them away again, once no widget of the tree needs them
 */
export function adoptSheets(tree: Tree): () => void {
  const widgets = trees.get(tree) ?? 0;
  if (widgets === 0) tree.adoptedStyleSheets.push(...texts.map(text => sheetFor(tree, text)));
  trees.set(tree, widgets + 1);
  return () => {
    const left = (trees.get(tree) ?? 1) - 1;
    if (left > 0) return void trees.set(tree, left);
    trees.delete(tree);
    const ours = new Set(texts.map(text => sheetFor(tree, text)));
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter(sheet => !ours.has(sheet));
  };
}
