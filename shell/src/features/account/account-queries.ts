/** Keys of what is asked about the account; all go when it is deleted. */
export const accountQueries = {
  all: ['account'],
  profile: ['account', 'profile'],
  devices: ['account', 'devices'],
} as const;
