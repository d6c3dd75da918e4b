import { useHost } from './host-context';

/** Copies a text and says so in `done`; where there is no clipboard (no https, no permission) it shows the text itself. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { notify } = useHost();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(done);
    } catch {
      notify.info(text, 8000);
    }
  };
}
