/**
 * Version of the contract between shell and remotes: additive within a major, and the shell runs remotes of its own
 * major only. A remote states in its descriptor what it needs (`requires.contract`).
 */
export const CONTRACT_VERSION = '1.4.0';
