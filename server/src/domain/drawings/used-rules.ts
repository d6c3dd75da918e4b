const classes = / class="([^"]*)"/g;
const sheet = /(?<=<style>)[^<]*(?=<\/style>)/g;
/** A rule of the drawings' sheet for the elements of one class: `.sx-drawing .ray{…}`. */
const ruleOfClass = /\n?\.sx-drawing \.([\w-]+)\{[^{}]*\}/g;

/**
 * A drawing as a file of its own, without the rules of its sheet for classes that none of its elements has: all drawings share one
 * sheet, which is longer than a thumbnail.
 */
export function withUsedRules(svg: string): string {
  const used = new Set([...svg.matchAll(classes)].flatMap(([, names = '']) => names.split(' ')));
  return svg.replaceAll(sheet, css =>
    css.replaceAll(ruleOfClass, (rule, name: string) => (used.has(name) ? rule : '')),
  );
}
