/** Colours of drawings in the light theme, and on paper. */
const light = {
  ink: '#1d2129',
  typical: '#86909c',
  accent: '#165dff',
  paper: '#fff',
  tone: '#f2f3f5',
  hint: '#6b7785',
  'white-light': '#f7b500',
  infrared: '#b3263f',
  ultraviolet: '#7a3cf0',
};

const lines = `
.sx-drawing :is(path,circle,ellipse){fill:none;stroke-width:1.5px;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.sx-drawing .body{fill:var(--tone);stroke:var(--ink)}
.sx-drawing .face{fill:var(--paper);stroke:var(--ink)}
.sx-drawing .filling{fill:var(--tone);stroke:none}
.sx-drawing .outline{stroke:var(--ink)}
.sx-drawing .fine{stroke:var(--ink);stroke-width:1px;stroke-opacity:.4}
.sx-drawing .solid{fill:var(--ink);stroke:none}
.sx-drawing .hidden{stroke:var(--ink);stroke-width:1px;stroke-dasharray:5 3;stroke-linecap:butt}
.sx-drawing .body-typical{fill:var(--tone);stroke:var(--typical)}
.sx-drawing .face-typical{fill:var(--paper);stroke:var(--typical)}
.sx-drawing .outline-typical{stroke:var(--typical)}
.sx-drawing .fine-typical{stroke:var(--typical);stroke-width:1px;stroke-opacity:.55}
.sx-drawing .solid-typical{fill:var(--typical);stroke:none}
.sx-drawing .hidden-typical{stroke:var(--typical);stroke-width:1px;stroke-dasharray:5 3;stroke-linecap:butt}
.sx-drawing .centre{stroke:var(--accent);stroke-opacity:.5;stroke-width:1px;stroke-dasharray:12 3 2 3;stroke-linecap:butt}
.sx-drawing .dimension{stroke:var(--accent);stroke-width:1px;stroke-linecap:butt}
.sx-drawing .arrow{fill:var(--accent);stroke:none}
.sx-drawing .ray{stroke:var(--accent);stroke-width:1px;stroke-opacity:.75}
.sx-drawing .accent{stroke:var(--accent)}
.sx-drawing .sensor{fill:var(--accent);fill-opacity:.12;stroke:var(--accent);stroke-width:1.25px}
.sx-drawing .sensor-typical{fill:var(--accent);fill-opacity:.12;stroke:var(--accent);stroke-width:1px;stroke-opacity:.6}
.sx-drawing .tint{fill:var(--accent);fill-opacity:.12;stroke:none}
.sx-drawing .glass{stroke:var(--ink);stroke-width:1px}
.sx-drawing .glass-typical{stroke:var(--typical);stroke-width:1px}
.sx-drawing .hatch{stroke:var(--accent);stroke-opacity:.32;stroke-width:1px}
.sx-drawing .wash{fill:var(--accent);fill-opacity:.08;stroke:none}
.sx-drawing text{fill:var(--accent);stroke:none}
.sx-drawing .note{fill:var(--hint)}
.sx-drawing .scale{stroke:var(--hint);stroke-width:1px;stroke-linecap:butt}
.sx-drawing .caption{fill:var(--hint);font-size:11px}
`.trim();

const properties = Object.entries(light)
  .map(([name, colour]) => `--${name}:${colour};`)
  .join('');

/**
 * The one pen of the site. Strokes are in screen pixels whatever size the drawing is shown at (`non-scaling-stroke`);
 * the same file serves the light and the dark theme.
 */
export const style = `
.sx-drawing{${properties}font:12px "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;font-variant-numeric:tabular-nums}
@media screen and (prefers-color-scheme:dark){.sx-drawing{--ink:#e5e6eb;--typical:#86909c;--accent:#6aa1ff;--paper:#232324;--tone:#2e2e30;--hint:#a3abb6;--white-light:#ffe08a;--infrared:#ff6b7d;--ultraviolet:#b08cff}}
.sx-thumbnail{--typical:#4e5969}
@media screen and (prefers-color-scheme:dark){.sx-thumbnail{--typical:#a3abb6}}
${lines}
`.trim();

const inLight: Readonly<Record<string, string>> = light;

/** The same text with the colours of the light theme in place of their names: paper has one theme. */
export const paperColours = (text: string): string =>
  text.replaceAll(/var\(--([\w-]+)\)/g, (name, property: string) => inLight[property] ?? name);

/** The pen on paper, for readers of SVG that know no custom properties, `:is()` or themes. */
export const paperStyle: string = paperColours(
  lines.replace('.sx-drawing :is(path,circle,ellipse)', '.sx-drawing path,.sx-drawing circle,.sx-drawing ellipse'),
);
