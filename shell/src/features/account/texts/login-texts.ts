import { defineMessages } from '@shixuan/host';
import { useTexts } from '../../../components/texts/use-texts';
import { chinese } from './login.zh';

const loginTexts = defineMessages(chinese, { en: () => import('./login.en') });

/** What the dialog for login and registration says. */
export const useLoginTexts = () => useTexts(loginTexts);
