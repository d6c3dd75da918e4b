import { useHost } from './host-context';

/**
 * What stands before addresses of the site: empty on the site itself, its origin where a remote is shown on another page.
 * @example <a href={`${useSiteOrigin()}/export/list.csv`}>
 */
export const useSiteOrigin = (): string => useHost().config.siteOrigin ?? '';
