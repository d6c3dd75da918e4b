import { type CadDrawing, type Entity, extentOf, type Layer } from './cad-drawing';

// DXF of release 12, ASCII: what every CAD program reads. A file is pairs of lines, a group code and its value.
// Release 12 has no variable for the unit; one unit is one millimetre, and the drawing says so as text.

type Pair = readonly [code: number, value: string | number];

/** AutoCAD colour numbers, which programs show on dark and on light ground. */
const layers: Record<Layer, number> = { OUTLINE: 7, DIMENSION: 3, TEXT: 5 };

/** Signs beyond ASCII as CAD programs write them: Ø as `%%c`, others by their number. What would be read as such a sign is written by one. */
const ascii = (text: string) =>
  text
    .replaceAll(/%{2,}|%(?=[Ø°])/g, signs => signs.replaceAll('%', '%%%'))
    .replaceAll('Ø', '%%c')
    .replaceAll('°', '%%d')
    .replaceAll(
      /[^\x20-\x7e]|\\(?=U\+)/gi,
      sign => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );

const figure = (value: number) => String(Number(value.toFixed(4)));

function entityPairs(entity: Entity): Pair[] {
  const start: Pair[] = [
    [0, entity.kind.toUpperCase()],
    [8, entity.layer],
  ];
  const at = (code: number, x: number, y: number): Pair[] => [
    [code, figure(x)],
    [code + 10, figure(y)],
    [code + 20, '0'],
  ];
  switch (entity.kind) {
    case 'line':
      return [...start, ...at(10, entity.x1, entity.y1), ...at(11, entity.x2, entity.y2)];
    case 'circle':
      return [...start, ...at(10, entity.x, entity.y), [40, figure(entity.radius)]];
    case 'text':
      return [
        ...start,
        ...at(10, entity.x, entity.y),
        [40, figure(entity.height)],
        [1, ascii(entity.text)],
        [50, entity.turned ? 90 : 0],
        [7, 'STANDARD'],
        // Left or middle across, middle upright, at the second point.
        [72, entity.start ? 0 : 1],
        ...at(11, entity.x, entity.y),
        [73, 2],
      ];
  }
}

const table = (name: string, rows: readonly Pair[][]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, rows.length],
  ...rows.flat(),
  [0, 'ENDTAB'],
];

/** The drawing as DXF; ASCII, lines end as Windows has them. */
export function writeDxf({ entities }: CadDrawing): string {
  const { left, right, low, high } = extentOf(entities);
  const corner = (name: string, x: number, y: number): Pair[] => [
    [9, name],
    [10, figure(x)],
    [20, figure(y)],
    [30, '0'],
  ];
  const lineType: Pair[] = [
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid line'],
    [72, 65],
    [73, 0],
    [40, '0'],
  ];
  const textStyle: Pair[] = [
    [0, 'STYLE'],
    [2, 'STANDARD'],
    [70, 0],
    [40, '0'],
    [41, '1'],
    [50, '0'],
    [71, 0],
    [42, '2.5'],
    [3, 'txt'],
    [4, ''],
  ];
  const layerRows = Object.entries(layers).map(([name, colour]): Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ]);
  const pairs: Pair[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    ...corner('$EXTMIN', left, low),
    ...corner('$EXTMAX', right, high),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    ...table('LTYPE', [lineType]),
    ...table('LAYER', layerRows),
    ...table('STYLE', [textStyle]),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities.flatMap(entityPairs),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}
