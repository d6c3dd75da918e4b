import { defineMessages } from '@shixuan/host';
import { useTexts } from '../../../components/texts/use-texts';
import { chinese } from './account.zh';

const accountTexts = defineMessages(chinese, { en: () => import('./account.en') });

/** What 我的账号 says. */
export const useAccountTexts = () => useTexts(accountTexts);
