// For tests only: a host without a shell, and a remote's pages without a browser.
export { type RenderCase, renderRoute } from './render-route';
export { type TestHostOptions, testHost } from './test-host';
