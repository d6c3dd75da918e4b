import { openStorage } from '../../lib/text-storage';
import { ABOUT_KEY, TYPED_KEY } from '../../state/storage-keys';

/** Id of the dialog in the drawn page. */
export const ABOUT_ID = 'about';

/** Value of the button 不再显示, which the dialog returns when it closes by it. */
export const NEVER_AGAIN = 'never';

/** Opens the dialog over the page, with the focus on itself, so that what is read first is its title and not a button. */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.returnValue = '';
  dialog.showModal();
  dialog.focus();
}

/** Notes on a dialog that it opened before its component ran. */
const OPENED = 'opened';

/**
 * Opens the text about the company at the first visit as soon as the dialog is read, long before the page works: what
 * comes over a page that somebody reads already is in the way. The dialog's buttons close it by themselves.
 */
export function openAtOnce(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.atOnce === undefined) return;
  const storage = openStorage('localStorage');
  // After a login that reloaded the page, unsaved input is gone on with.
  if (storage.getItem(ABOUT_KEY) === 'true' || openStorage('sessionStorage').getItem(TYPED_KEY) !== null) return;
  dialog.dataset[OPENED] = '';
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === NEVER_AGAIN) storage.setItem(ABOUT_KEY, 'true');
  });
  openDialog(dialog);
}

/** Whether the dialog opened before its component ran; says so once. From now on the component alone opens it. */
export function hasOpenedAtOnce({ dataset }: HTMLDialogElement): boolean {
  const has = dataset[OPENED] !== undefined;
  delete dataset[OPENED];
  delete dataset.atOnce;
  return has;
}
