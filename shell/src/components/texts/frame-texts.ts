import { defineMessages } from '@shixuan/host';
import { chinese } from './frame.zh';

/** What the frame says on every page, in every language that it has. */
export const frameTexts = defineMessages(chinese, { en: () => import('./frame.en') });
