import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

// Once for the process: a second time is an error.
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

function render<T>(
  svg: string,
  options: ResvgRenderOptions,
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => T,
): T {
  const drawn = new Resvg(svg, options);
  try {
    const image = drawn.render();
    try {
      return read(image);
    } finally {
      image.free();
    }
  } finally {
    drawn.free();
  }
}

/** Renders an SVG at its own size as PNG. @throws Error when it is not SVG */
export const renderPng = (svg: string, options: ResvgRenderOptions = {}): Buffer =>
  render(svg, options, image => Buffer.from(image.asPng()));

/** The pixels of an SVG at its own size, four bytes each: red, green and blue, multiplied by opacity, and opacity. */
export const renderPixels = (svg: string): Uint8Array => render(svg, {}, image => Uint8Array.from(image.pixels));
