/**
 * Longest wait of a test for what comes by itself, ms: a mail, a page's answer, a process that ends. A bound for what never comes:
 * on a machine with ten times as much to do as it has processors, what takes a moment came after ten seconds.
 */
export const WAIT_MS = 60_000;
