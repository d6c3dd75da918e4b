/** An attribute's allowed values. */
type Rules = Readonly<Record<string, RegExp>>;

const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/;
const length = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?%?$/;
const numbers = /^[-+.\d\s,e]*$/i;
const reference = /^#[A-Za-z][\w-]*$/;
const urlReference = /^url\(#[A-Za-z][\w-]*\)$/;
const transform = /^(?:\s*(?:translate|rotate|scale|skewX|skewY|matrix)\([-+.\d\s,e]*\)\s*,?)+$/;
const id = /^[A-Za-z][\w-]*$/;

/**
 * Classes of figures. All styling is in the classes, so that figures suit both themes. `ink`, `thin`, `hair`, `dash`, `accent`,
 * `ray`, `warm` are lines; `fill`, `fill-accent`, `fill-warm`, `solid` are areas; `label`, `small`, `num` are texts.
 */
export const figureClasses = [
  'ink',
  'thin',
  'hair',
  'dash',
  'accent',
  'ray',
  'warm',
  'fill',
  'fill-accent',
  'fill-warm',
  'solid',
  'label',
  'small',
  'num',
] as const;

/** Attributes that any element of a figure may have. `class` is checked word by word. */
export const commonFigureRules: Rules = {
  id,
  transform,
  'clip-path': urlReference,
  fill: /^(?:none|url\(#[A-Za-z][\w-]*\))$/,
  stroke: /^none$/,
  'marker-start': urlReference,
  'marker-mid': urlReference,
  'marker-end': urlReference,
  'text-anchor': /^(?:start|middle|end)$/,
  'dominant-baseline': /^(?:auto|middle|central|hanging|text-before-edge|text-after-edge|alphabetic)$/,
  'aria-hidden': /^true$/,
};

const box: Rules = { x: length, y: length, width: length, height: length };
const texts: Rules = {
  x: numbers,
  y: numbers,
  dx: numbers,
  dy: numbers,
  rotate: numbers,
  textLength: number,
  lengthAdjust: /^spacing(?:AndGlyphs)?$/,
};

/** Elements of a figure with the attributes that each may have beside the common ones. All others are refused. */
export const figureRules: Readonly<Record<string, Rules>> = {
  svg: { viewBox: /^0 0 640 \d+(?:\.\d+)?$/, role: /^img$/, xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/ },
  g: {},
  path: { d: /^[-+.\d\s,eMmLlHhVvCcSsQqTtAaZz]*$/, pathLength: number },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points: numbers },
  polygon: { points: numbers },
  rect: { ...box, rx: length, ry: length },
  circle: { cx: length, cy: length, r: length },
  ellipse: { cx: length, cy: length, rx: length, ry: length },
  text: texts,
  tspan: texts,
  title: {},
  desc: {},
  defs: {},
  marker: {
    viewBox: numbers,
    refX: number,
    refY: number,
    markerWidth: number,
    markerHeight: number,
    markerUnits: /^(?:strokeWidth|userSpaceOnUse)$/,
    orient: /^(?:auto|auto-start-reverse|-?\d+(?:\.\d+)?)$/,
  },
  linearGradient: {
    x1: length,
    y1: length,
    x2: length,
    y2: length,
    gradientUnits: /^(?:objectBoundingBox|userSpaceOnUse)$/,
    gradientTransform: transform,
  },
  stop: {
    offset: length,
    'stop-color': /^(?:currentColor|#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?)$/,
    'stop-opacity': number,
  },
  clipPath: { clipPathUnits: /^(?:objectBoundingBox|userSpaceOnUse)$/ },
  use: { ...box, href: reference },
};
