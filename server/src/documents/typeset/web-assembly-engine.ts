import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import load, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { z } from 'zod';
import type { Engine } from './engine';
import { fault } from './fault';
import { fonts } from './fonts';

/** Answer of the typesetter: problems with their places, and the file. */
const Answer = z.object({ diagnostics: z.array(z.unknown()).optional(), result: z.instanceof(Uint8Array).optional() });

// The typesetter's own numbers.
const PAGES = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

/** It caches all layouts, about 5 MB per data sheet, and its WebAssembly has no call to clear them. */
const FULL_BYTES = 384 * 1024 * 1024;

/** 28 MB of WebAssembly without disk and network. */
export async function webAssemblyEngine(): Promise<Engine> {
  // V8 makes the fast code of a function after so much use of it, 1,800,000 by itself. Most documents are the only ones of
  // their process or among a few: making fast code took four fifths of the first one's time, and is not regained in the
  // first hundred.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  const { memory } = await load({ module_or_path: await WebAssembly.compile(readFileSync(wasm)) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  let hasTrapped = false;
  return {
    put: (path, bytes) => compiler.map_shadow(path, bytes),
    remove: path => void compiler.unmap_shadow(path),
    set(main) {
      const world = compiler.snapshot('/', main);
      try {
        const { diagnostics } = Answer.parse(world.compile(PAGES, FULL_DIAGNOSTICS));
        if (diagnostics?.length) throw fault(diagnostics);
        const { result } = Answer.parse(world.get_artifact(PDF, FULL_DIAGNOSTICS));
        if (!result) throw fault([]);
        return Buffer.from(result);
      } catch (error) {
        // A trap leaves the WebAssembly's memory in an undefined state.
        hasTrapped = error instanceof Error && error.name === 'RuntimeError';
        throw error;
      } finally {
        if (!hasTrapped) world.free();
      }
    },
    isFull: () => hasTrapped || memory.buffer.byteLength > FULL_BYTES,
  };
}
