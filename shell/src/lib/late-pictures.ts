import { LATE_PICTURES } from '@shixuan/host/manifest';
import { drawnPreloads } from './drawn-preloads';

/** Lets the pictures come that a drawn page has put off (`drawn-pictures.css`). */
export function startPictures(): void {
  document.documentElement.removeAttribute(LATE_PICTURES);
  drawnPreloads()?.remove();
}
