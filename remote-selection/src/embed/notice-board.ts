import type { NotifyService } from '@shixuan/host';

export interface WidgetNotice {
  text: string;
  /** To be read out at once. */
  urgent: boolean;
}

/** The one message that a widget shows at a time. */
export interface NoticeBoard {
  readonly notify: NotifyService;
  get(): WidgetNotice | null;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  let shown: WidgetNotice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (next: WidgetNotice | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const show =
    (urgent: boolean) =>
    (text: string, durationMs = 3000) => {
      clearTimeout(timer);
      put({ text, urgent });
      timer = setTimeout(() => put(null), durationMs);
    };
  return {
    notify: { info: show(false), success: show(false), warning: show(true), error: show(true) },
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearTimeout(timer),
  };
}
