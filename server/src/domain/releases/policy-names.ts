/**
 * Whether a remote may create a Trusted Types policy of this name: names of other remotes and of the shell are not its
 * own. With `shixuan-` before it a widget of the remote is known in foreign pages.
 */
export const isPolicyOf = (remote: string, policy: string): boolean =>
  policy === remote || policy === `shixuan-${remote}` || policy.startsWith(`${remote}-`);
