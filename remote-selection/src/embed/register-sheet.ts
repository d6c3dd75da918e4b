const sheets: CSSStyleSheet[] = [];
/** How many widgets are in each tree; in a shadow tree it is one. */
const trees = new Map<ShadowRoot | Document, number>();

/** Called by the build for each style sheet, once, when the code that needs it runs. */
export function registerSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
  for (const tree of trees.keys()) tree.adoptedStyleSheets.push(sheet);
}

/**
 * Gives a tree all sheets, and those that come later.
 * @returns a function that takes them away again, once no widget of the tree needs them
 */
export function adoptSheets(tree: ShadowRoot | Document): () => void {
  const widgets = trees.get(tree) ?? 0;
  if (widgets === 0) tree.adoptedStyleSheets.push(...sheets);
  trees.set(tree, widgets + 1);
  return () => {
    const left = (trees.get(tree) ?? 1) - 1;
    if (left > 0) return void trees.set(tree, left);
    trees.delete(tree);
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter(sheet => !sheets.includes(sheet));
  };
}
