export * from './define-remote';
export { HostProvider, useHost, useReadable } from './host-context';
export * from './router';
export type * from './services';
export { type ComparedProduct, useCompareItem } from './use-compare-item';
export { useCopy } from './use-copy';
export { usePageTitle } from './use-page-title';
export { useSiteOrigin } from './use-site-origin';
export { CONTRACT_VERSION } from './version';
