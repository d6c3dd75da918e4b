import { MenuItem } from '@shixuan/api';
import { z } from 'zod';

/** `data/menus.json`: a flat list in the order of the menu. */
export const MenuFile = z.array(MenuItem.strict()).min(1);
