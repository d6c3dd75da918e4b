import type { CompanyInfo } from '@shixuan/api/client';
import { atom } from 'jotai';

/** The company from the site's start call; null until it has answered. */
export const baseInfo = atom<CompanyInfo | null>(null);

/** Prefix of pictures that begin with `/Uploads`; empty for the site's own host. */
export const imageHost = atom('');
