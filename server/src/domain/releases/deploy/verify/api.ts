import { meetsApi } from '../../meets-api';
import type { Check } from './check';

/** A remote calls nothing that the site's API does not have. */
export const api: Check = {
  name: 'api',
  title: '接口版本',
  problems({ kind, manifest }, site) {
    const wanted = kind === 'remote' ? manifest.requires.api : undefined;
    if (wanted === undefined) return [];
    if (!/^\^\d+\.\d+\.\d+$/.test(wanted)) return [`requires.api 是「${wanted}」：应形如 ^1.2.0。`];
    if (meetsApi(wanted, site.api)) return [];
    return [
      `需要接口 ${wanted}，而网站提供的是 ${site.api}：请先升级网站，或把 requires.api 降到 ^${site.api} 并只用其中已有的接口。`,
    ];
  },
};
