/** Accounts and partners, as the commands of the operators use them. */
export { copyOfAccount } from '../documents/account-copy/account-copy';
export { login } from '../domain/accounts/login';
export {
  createAccount,
  endAllSessions,
  findAccount,
  forgetSecondFactor,
  lockAccount,
  type Operated,
  resetPassword,
  setStaff,
  unlockAccount,
} from '../domain/accounts/operate';
export { writeFilter } from '../domain/accounts/password-filter';
export { LINK_HOURS } from '../domain/accounts/password-link';
export { isPossiblePassword, plainPassword } from '../domain/accounts/password-rules';
export { registerAccount } from '../domain/accounts/register-account';
export { NewKey } from '../domain/partners/new-key';
export { type CallerUsage, readOverview } from '../domain/partners/partner-overview';
export { PartnerSettings } from '../domain/partners/partner-settings';
export { addKey, createPartner, listPartners, revokeKeys } from '../domain/partners/partners';
export type { Counts } from '../domain/partners/usage/collect-usage';
export { originText } from '../domain/partners/usage/origin-text';
