import type { Translation } from '@shixuan/host';
import type { chinese } from './frame.zh';
import { englishNames } from './names.en';

const english: Translation<typeof chinese> = {
  name: text => englishNames[text] ?? text,
  words: {
    home: 'Home',
    here: 'You are here',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: page => `Page ${page}`,
    retry: 'Try again',
    notLoaded: 'The content was not loaded',
    unreached: 'The server was not reached. Please check your network and try again.',
  },
  close: 'Close',
  clear: 'Clear',
  skip: 'Skip to content',
  home: '视选 home',
  opening: 'Opening the page',
  loadingPage: 'Loading the page',
  loadingData: 'Loading data',
  partFailed: name => `${name}: cannot be shown at the moment`,
  pageTitle: title => `${title} - 视选`,
  account: {
    login: 'Log in',
    logout: 'Log out',
    loginOrRegister: 'Log in or register',
    own: name => `My account: ${name}`,
  },
  menu: {
    label: 'Main menu',
    short: 'Menu',
    open: 'Open the menu',
    close: 'Close the menu',
    expand: name => `Expand ${name}`,
  },
  search: {
    label: 'Keywords',
    placeholder: 'Search by keyword',
    button: 'Search',
    empty: 'Please enter a keyword',
    suggestions: 'Search suggestions',
    count: count => (count === 1 ? '1 search suggestion' : `${count} search suggestions`),
    forget: keywords => `Delete the recent search "${keywords}"`,
    near: 'See similar products and documents',
    task: says => `Select for this task: ${says}`,
    groups: {
      recent: 'Recent searches',
      notCarried: 'Not in our catalogue',
      list: 'Product lists',
      product: 'Products',
      series: 'Series',
      brand: 'Brands',
      article: 'Articles',
      download: 'Downloads',
      task: 'Selection',
    },
  },
  compare: {
    label: 'Comparison',
    go: 'Compare',
    fold: 'Collapse the comparison',
    remove: title => `Remove ${title}`,
  },
  about: { label: 'About', never: 'Do not show again' },
  offline: { before: 'Offline: showing what was kept at ', after: '', again: 'Reconnect' },
  footer: {
    disclaimer: 'For study only. Ask the administrator to remove infringing content.',
    rights: (year, name) => `© ${year} ${name}. All rights reserved.`,
    noFiling: 'Filing number not given yet',
    noContact: 'Contact details not given yet',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    code: 'QR code with the contact details',
  },
  slowPage:
    'The files of this page are still coming: the network is slow or the server is busy. You may wait, or look at another section meanwhile.',
  failure: {
    label: title => `${title} cannot be shown`,
    title: title => `"${title}" cannot be shown at the moment`,
    reload: 'Reload the page',
    killed: 'This section is out of service; the others are not affected. Please come back later.',
    network:
      'The files of this page were not downloaded: the network may be interrupted, or the files are not on the server at the moment. Please check your network and try again.',
    missing:
      'The server does not have the files of this page: the site may just have been updated. Please reload the page to get the new version; if this goes on, contact the administrator.',
    timeout:
      'The files of this page were not downloaded in time: the network is slow or the server is busy. Please try again later.',
    integrity:
      'The files of this page differ from the published version and were not run, for safety. Please try again later; if this goes on, contact the administrator.',
    execution:
      'The program of this page failed to start; other sections are not affected. Please try again; if this goes on, contact the administrator.',
    setup:
      'The program of this page failed to prepare; other sections are not affected. Please try again; if this goes on, contact the administrator.',
    incompatible:
      'The version of this section does not match that of the site. Please reload the page; if this goes on, contact the administrator.',
    chunk:
      'A part of this page was not downloaded: the site may just have been updated. Please try again, or reload the page to get the new version.',
    render:
      'This page failed while it was being shown; other sections are not affected. Please try again; if this goes on, contact the administrator.',
    outOfStep:
      'The site was just updated, and this page no longer matches it. Please reload the page; if this goes on, come back later.',
    hang: 'This part did not respond when it was last opened and was not run again; other sections are not affected. You can try again; if it still does not respond, close this page and visit other sections.',
    api: 'The data of this page were not received; other sections are not affected. Please try again later.',
  },
  notice: {
    killedTitle: title => `"${title}" is out of service`,
    killedHint: 'This section is switched off for now and will return to the menu. Meanwhile you can visit:',
    closedTitle: 'This section is not open yet',
    closedHint: name => `"${name}" is being prepared and will appear in the menu. Meanwhile you can visit:`,
    absentTitle: 'No such page',
    absentBefore: 'The address ',
    absentAfter: ' does not exist: it may have moved, or it was mistyped. ',
    backHome: 'Go to the home page',
    absentHint: ', search above for a model number, or begin with one of these sections:',
    loginTitle: 'Log in to use the download centre',
    loginHint: 'Downloads need an account. No other section does.',
  },
  strip: {
    label: 'Product categories',
  },
};

export default english;
