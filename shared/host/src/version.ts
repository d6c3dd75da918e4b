/**
 * Version of the contract between shell and remotes: additive within a major, and the shell runs remotes of its own
 * major only. A remote states in its descriptor what it needs (`requires.contract`).
 * The minor is raised here with whatever this package or the façade `@shixuan/ui` exports anew; the report of what they
 * export lies in `contract/` and is rewritten with `npm run contract -- --write`.
 */
export const CONTRACT_VERSION = '1.6.0';
