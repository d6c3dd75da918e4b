import type { Draw } from '../drawing';
import { plainHousing } from './plain-housing';

export { plainHousing };

/** How the products of each category are drawn. */
export const kinds: Readonly<Record<string, Draw>> = {};
