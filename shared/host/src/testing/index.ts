// For tests only: a host without a shell, and a remote's pages without a site around them.
export { PageInMemory, type PageInMemoryProps } from './page-in-memory';
export { type RenderCase, renderRoute } from './render-route';
export { type RendersAnywhere, rendersAnywhere } from './renders-anywhere';
export { type TestHostOptions, testHost } from './test-host';
