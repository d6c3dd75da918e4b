import { extname } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Content type of a file by its ending; unknown ones are downloads, which no browser runs. */
export const contentTypeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

/** Whether a browser shows a file as a document that may run scripts, when its address is opened. Others of the kind are downloads. */
export const isActiveDocument = (file: string): boolean => extname(file) === '.svg';
