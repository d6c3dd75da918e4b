import type { Translation } from '@shixuan/host';
import type { chinese } from './login.zh';

const english: Translation<typeof chinese> = {
  login: 'Log in',
  register: 'Register',
  tabs: 'Log in or register',
  titles: { login: 'Log in to 视选', register: 'Register an account', recover: 'Reset your password' },
  back: 'Back to login',
  forgotten: 'Forgot your password?',
  noMeans: 'This site sends no mail: if you forget your password, you have to ask the administrator.',
  show: 'Show',
  hide: 'Hide',
  userName: 'User name',
  userNameHint: '3 to 32 characters',
  password: 'Password',
  passwordHint: 'At least 8 characters; a longer phrase is better',
  rules: {
    userNameEmpty: 'User name: please fill in',
    userNameLength: (min, max) => `User name: ${min} to ${max} characters`,
    passwordEmpty: label => `${label}: please fill in`,
    passwordShort: (label, min) => `${label}: at least ${min} characters`,
    passwordLong: (label, max) => `${label}: at most ${max} characters`,
  },
  contact: {
    either: 'Email or mobile number',
    phone: 'Mobile number',
    email: 'Email',
    optional: name => `${name} (optional)`,
    missing: name => `${name}: please fill in`,
    hint: 'To reset a forgotten password; text messages can be intercepted, email is safer',
    phoneHint: 'To reset a forgotten password; text messages can be intercepted: keep phone and SIM card safe',
    emailHint: 'To reset a forgotten password; this site sends no text messages, only mail',
    code: 'Verification code',
    codeHint: 'Sent; valid for 10 minutes',
    again: seconds => `Again in ${seconds} s`,
    send: 'Get a code',
    notSent: 'The code was not sent. Please try again later.',
  },
  recover: {
    account: 'Account',
    accountHint: 'User name, or the email or mobile number of the account',
    accountMissing: 'Account: please fill in',
    codeMissing: 'Verification code: please fill in',
    sent: 'If this account has an email address or a mobile number, a code was sent to it; it is valid for 10 minutes. Otherwise please ask the administrator.',
    newPassword: 'New password',
    reset: 'Reset the password',
    send: 'Send a code',
    done: 'The password was reset. Please log in again.',
    failed: 'That did not work. Please try again later.',
    administrator: 'the administrator',
    whom: (who, ways) =>
      `This site sends no mail, so you cannot reset the password yourself. Please ask ${who} to do it${ways.length > 0 ? `: ${ways.join(', ')}.` : ' (contact details not given yet).'}`,
    byPhone: number => `phone ${number}`,
    byEmail: address => `email ${address}`,
  },
};

export default english;
