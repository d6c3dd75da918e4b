import { drawnPreloads } from './drawn-preloads';

/**
 * Lets the pictures come that a drawn page has put off (`drawn-pictures.css`): they are, while the template of its preloads stands in it.
 */
export function startPictures(): void {
  drawnPreloads()?.remove();
}
