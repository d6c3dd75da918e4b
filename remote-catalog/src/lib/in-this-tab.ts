import { staysInTab } from '@shixuan/host';
import type { MouseEvent } from 'react';

/** What a link does instead of leading to its address: in this tab it acts, in another one its address is followed as it is. */
export const inThisTab = (act: () => void) => (event: MouseEvent) => {
  if (!staysInTab(event)) return;
  event.preventDefault();
  act();
};
