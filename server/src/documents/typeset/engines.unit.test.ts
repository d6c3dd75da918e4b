import { TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Engine } from './engine';
import { fontFiles, fonts } from './fonts';
import { nativeEngine } from './native-engine';
import { webAssemblyEngine } from './web-assembly-engine';

const engines: [string, Engine][] = [['WebAssembly', await webAssemblyEngine()]];
const native = nativeEngine();
if (native) engines.push(['machine code', native]);

// The WebAssembly says on the console what it was refused.
vi.spyOn(console, 'error').mockReturnValue();

// Without a date of its own a document is given the second in which it is set.
const page = (body: string) =>
  `#set document(date: none); #set text(font: "Noto Sans SC")\n#show math.equation: set text(font: "Latin Modern Math")\n${body}`;

function set(engine: Engine, body: string): Buffer {
  engine.put('/a/part.typ', Buffer.from('#let twice(x) = [#x #x]'));
  engine.put('/a/main.typ', Buffer.from(page(body)));
  engine.put('/data.json', Buffer.from('{"model": "MV-CA050 视野 ≤ 3 µm"}'));
  return engine.set('/a/main.typ');
}

const body = `#import "part.typ": twice
#let data = json("/data.json")
#twice(data.model)
$ integral_0^1 x^2 dif x $
#table(columns: 2, table.header[a][b], [1], [2])
#image(bytes("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0L9 9' stroke='red'/></svg>"))`;

test('there is machine code for the platforms for which it is published', () => {
  expect(native !== undefined).toBe(process.platform === 'linux' && process.arch === 'x64');
});

test('every engine sets the same bytes, again too', () => {
  const [first] = engines.map(([, engine]) => set(engine, body));
  for (const [, engine] of engines) expect(set(engine, body).equals(first ?? Buffer.alloc(0))).toBe(true);
});

test.each(engines)('%s: what cannot be set is named with its place, and the next document is set', (_, engine) => {
  expect(() => set(engine, '#json("/none.json")')).toThrow(/（\/a\/main\.typ 2:\d+-2:\d+）$/);
  expect(() => set(engine, '#text(font: "No Such Font")[x]')).toThrow(/unknown font family.*（\/a\/main\.typ 2:/);
  expect(set(engine, body).length).toBeGreaterThan(1000);
});

test.each(engines)('%s reads nothing of the disk, and nothing that was taken away', (_, engine) => {
  for (const path of ['/etc/hostname', '../../../../../../../etc/hostname', '/package.json'])
    expect(() => set(engine, `#read("${path}")`)).toThrow(/\/a\/main\.typ 2:/);
  engine.put('/kept.txt', Buffer.from('kept'));
  expect(() => set(engine, '#read("/kept.txt")')).not.toThrow();
  engine.remove('/kept.txt');
  expect(() => set(engine, '#read("/kept.txt")')).toThrow(/\/a\/main\.typ 2:/);
});

const Info = z.object({ info: z.tuple([z.object({ coverage: z.array(z.number()) })]) });

test('the letters of the fonts are those on file', async () => {
  const coverage = fonts.map((font, i) => [
    fontFiles[i],
    Info.parse(new TypstFontResolverBuilder().get_font_info(font)).info[0].coverage,
  ]);
  const lines = coverage.map(([name, runs]) => `  ${JSON.stringify(name)}: ${JSON.stringify(runs)}`);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../../../fonts/coverage.json');
});
