/** Query keys of the account's data; all are removed when the account is deleted. */
export const accountQueries = {
  all: ['account'],
  profile: ['account', 'profile'],
  devices: ['account', 'devices'],
  means: ['account', 'means'],
  comments: ['account', 'comments'],
} as const;
