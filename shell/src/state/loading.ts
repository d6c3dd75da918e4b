import { atom } from 'jotai';

/** The mask 数据加载中 is shown. */
export const loading = atom(false);
