import type { Translation } from '@shixuan/host';
import type { chinese } from './account.zh';

const english: Translation<typeof chinese> = {
  title: 'My account',
  tabs: {
    profile: 'Profile',
    kept: 'Saved',
    password: 'Password',
    contact: 'Email',
    devices: 'Devices',
    delete: 'Delete',
  },
  notSaved: 'It was not saved. Please try again later.',
  profile: {
    loading: 'Loading the profile',
    failed: 'The profile was not loaded',
    lead: (userName, day) => `${userName}, registered on ${day}. All of this is optional.`,
    name: 'Name',
    company: 'Company',
    phone: 'Phone',
    phoneHint: 'For example +86 755 1234 5678',
    save: 'Save',
    saved: 'The profile was saved',
  },
  copy: {
    get: 'Download my data (JSON)',
    getting: 'Getting my data…',
    done: 'Your data were downloaded',
    failed: 'The data were not received. Please try again later.',
  },
  kept: {
    lead: 'Kept with your account: you see it on other devices, too.',
    none: 'Nothing yet',
    lists: {
      filters: 'Saved filters',
      compared: 'Comparison',
      schemes: 'Selection schemes',
      viewed: 'Recently viewed',
    },
    named: (name, title) => `${name}: ${title}`,
    comments: 'Comments received',
    commented: (title, comments, unread) =>
      `${title} (${comments === 1 ? '1 comment' : `${comments} comments`}${unread > 0 ? `, ${unread} new` : ''})`,
  },
  password: {
    lead: 'After the change you are logged out on all other devices.',
    old: 'Current password',
    new: 'New password',
    change: 'Change the password',
    changed: ended => {
      if (ended === 0) return 'The password was changed';
      return `The password was changed; ${ended === 1 ? '1 other device was' : `${ended} other devices were`} logged out`;
    },
    failed: 'It was not changed. Please try again later.',
  },
  contact: {
    noMeans: 'This site sends no mail, so no address can be added. If you forget your password, ask the administrator.',
    lead: bound =>
      `${bound.length > 0 ? `Added: ${bound.join(', ')}. ` : 'Nothing added yet. '}If you forget your password, a code is sent there.`,
    passwordMissing: 'Password: please fill in',
    missing: 'Email: please fill in',
    bind: 'Add',
    bound: 'Added',
    release: 'Remove',
    released: 'Removed',
  },
  devices: {
    loading: 'Loading the devices',
    failed: 'The devices were not loaded',
    used: (address, time) => `${address}, last used ${time}`,
    here: 'This device',
    end: 'Log out',
    endOf: device => `Log out ${device}`,
    endOthers: 'Log out the other devices',
    passwordHint: 'Please enter it again before other devices are logged out',
    ended: count => (count === 1 ? '1 device was logged out' : `${count} devices were logged out`),
    notEnded: 'It was not logged out. Please try again later.',
  },
  delete: {
    lead: 'Account, profile, saved items and download history are deleted at once and cannot be restored. The comparison in this browser is cleared, too. Enquiries that were sent are kept, so that they can be answered.',
    delete: 'Delete the account',
    deleted: 'The account was deleted',
    failed: 'It was not deleted. Please try again later.',
  },
};

export default english;
