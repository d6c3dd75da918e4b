import type { CompanyInfo } from '@shixuan/api/client';
import { atom } from 'jotai';

/** The company, as the site's start call told; null until it has. */
export const baseInfo = atom<CompanyInfo | null>(null);

/** Prefix of pictures that begin with `/Uploads`; empty for the site's own host. */
export const imageHost = atom('');
