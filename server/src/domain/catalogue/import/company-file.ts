import { CompanyInfo } from '@shixuan/api';

/** `data/company.json`. */
export const CompanyFile = CompanyInfo.strict();
