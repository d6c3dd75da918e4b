import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { buildExample } from './example-files';

export interface ForeignPage {
  html: string;
  /** `content-security-policy` of the page; none by default. */
  policy?: string;
}

export interface ForeignServer {
  /** Another origin than the site's: `http://127.0.0.1:port`. */
  origin: string;
  /** Puts a page there. @returns its address */
  put(page: ForeignPage): string;
  /** Puts a built page there: the files of a folder, with `index.html`, whose scripts have the nonce `abc123`. @returns its address */
  putFolder(folder: string, policy?: string): string;
  close(): Promise<void>;
}

const resolve = createRequire(import.meta.url).resolve;
/** Libraries of hosts, as their pages load them. */
const libraries: Readonly<Record<string, string>> = {
  '/lib/vue.js': 'vue/dist/vue.global.prod.js',
  '/lib/react.js': 'react-17/umd/react.production.min.js',
  '/lib/react-dom.js': 'react-dom-17/umd/react-dom.production.min.js',
  '/lib/jquery.js': 'jquery/dist/jquery.min.js',
};

/** Components of `examples/embed`, built as their host would. */
const built: Readonly<Record<string, string>> = { '/lib/react-example.js': 'react.tsx' };

/** A foreign website: pages that a story writes, and the libraries that they load. */
export async function startForeignServer(): Promise<ForeignServer> {
  const pages = new Map<string, ForeignPage>();
  const folders = new Map<string, { folder: string; policy?: string }>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const page = pages.get(path);
    const { folder, policy } = folders.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? {};
    const library = libraries[path]
      ? resolve(libraries[path])
      : folder && path.endsWith('.js') && join(folder, basename(path));
    const example = built[path];
    if (page) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (page.policy) response.setHeader('content-security-policy', page.policy);
      response.end(page.html);
    } else if (folder && path.endsWith('/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (policy) response.setHeader('content-security-policy', policy);
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      response.end(html.replaceAll('<script ', '<script nonce="abc123" '));
    } else if (library) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(await readFile(library));
    } else if (example) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(await buildExample(example));
    } else {
      response.statusCode = path === '/favicon.ico' ? 204 : 404;
      response.end();
    }
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the foreign server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    put(page) {
      const path = `/page-${pages.size + 1}.html`;
      pages.set(path, page);
      return origin + path;
    },
    putFolder(folder, policy) {
      const path = `/shop-${folders.size + 1}/`;
      folders.set(path, { folder, policy });
      return origin + path;
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
