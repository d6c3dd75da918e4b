/** Of the files that are made for one visitor. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-cache',
  // Answers to a search of one visitor are nothing for a search engine.
  'x-robots-tag': 'noindex',
};

export const fileTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
