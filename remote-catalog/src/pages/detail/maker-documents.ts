import type { Brand, ProductSource } from '@shixuan/api/client';
import { hostOf } from './source-texts';

export interface MakerDocument {
  url: string;
  format: 'PDF' | '网页';
  title: string;
}

const within = (host: string, site: string) => host === site || host.endsWith(`.${site}`);

/** The pages and files of the maker that the record names as its sources: https only, each once, files first. */
export function makerDocuments(
  { url, viaUrl, fieldSources }: Pick<ProductSource, 'url' | 'viaUrl' | 'fieldSources'>,
  { website }: Pick<Brand, 'website'>,
): MakerDocument[] {
  const site = website && hostOf(website);
  if (!site) return [];
  const addresses = new Set([url, viaUrl, ...fieldSources.map(field => field.url)]);
  const documents = [...addresses].flatMap((address): MakerDocument[] => {
    const host = address?.startsWith('https://') ? hostOf(address) : null;
    if (!address || !host || !(within(host, site) || within(site, host))) return [];
    const { pathname } = new URL(address);
    if (pathname === '/') return [];
    return /\.pdf$/i.test(pathname)
      ? [{ url: address, format: 'PDF', title: '厂家资料' }]
      : [{ url: address, format: '网页', title: '厂家网页' }];
  });
  return documents.sort((a, b) => Number(b.format === 'PDF') - Number(a.format === 'PDF'));
}
