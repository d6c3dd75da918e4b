import { style } from '../../domain/drawings/style';

// A PDF knows no style sheets, variables or themes. The drawings' own style sheet is read once, as light, and each
// element gets what the sheet says of it; so whatever is drawn on screen is drawn the same on paper.

type Declarations = Readonly<Record<string, string>>;

function declarations(text: string): Declarations {
  const pairs = text.split(';').map(part => part.split(/:(.*)/s).map(side => side.trim()));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/** Of rules outside `@media`: selector to declarations. */
function rules(sheet: string): Map<string, Declarations> {
  const light = sheet.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const found = [...light.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return new Map(found.map(([, selector = '', body = '']) => [selector.trim(), declarations(body)]));
}

const sheetRules = rules(style);
const drawn = new Set(['path', 'circle', 'ellipse']);

function declared(element: string, classes: readonly string[]): Declarations {
  const selectors = [
    ...(drawn.has(element) ? ['.sx-drawing :is(path,circle,ellipse)'] : []),
    ...(element === 'text' ? ['.sx-drawing text'] : []),
    ...classes.map(name => `.sx-drawing .${name}`),
  ];
  return Object.assign({}, ...selectors.map(selector => sheetRules.get(selector) ?? {}));
}

const root = sheetRules.get('.sx-drawing') ?? {};
const resolve = (value: string) => value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => root[name] ?? '#000');

const attribute = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** Sizes on the screen are in `px`, which on paper are units of the drawing. */
const plain = (value: string) => resolve(value).replace(/^(-?[\d.]+)px$/, '$1');

/** The drawing with every colour and width written on the element itself, as the light theme shows it; it fills what it is put into. */
export function printDrawing(svg: string): string {
  return (
    svg
      .replace(/<style>.*?<\/style>/s, '')
      // Without a size of its own it takes the one it is given.
      .replace(/^<svg[^>]*>/, root => root.replaceAll(/\s(width|height|class)="[^"]*"/g, ''))
      .replaceAll(
        /<(path|circle|ellipse|text|stop)(\s[^>]*?)?(\/?)>/g,
        (_, element: string, all = '', close: string) => {
          const classes = attribute(all, 'class')?.split(' ') ?? [];
          const own = declarations(attribute(all, 'style') ?? '');
          const merged = { ...declared(element, classes), ...own };
          const rest = all.replace(/\s(class|style)="[^"]*"/g, '');
          const written = Object.entries(merged)
            .filter(([name]) => name !== 'vector-effect' && !rest.includes(` ${name}="`))
            .map(([name, value]) => ` ${name}="${plain(value)}"`)
            .join('');
          const size = element === 'text' && !/ font-size="/.test(rest + written) ? ' font-size="12"' : '';
          return `<${element}${rest}${written}${size}${close}>`;
        },
      )
  );
}
