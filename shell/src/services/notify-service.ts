import type { NotifyService } from '@shixuan/host';
import type { ShowMessage } from '../messages/messages';

export const createNotifyService = (show: ShowMessage): NotifyService => ({
  info: (text, durationMs) => show('info', text, durationMs),
  success: (text, durationMs) => show('success', text, durationMs),
  warning: (text, durationMs) => show('warning', text, durationMs),
  error: (text, durationMs) => show('error', text, durationMs),
});
