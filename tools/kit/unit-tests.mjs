/** What every remote's unit tests need of Vitest, in this checkout and in a repository of its own. */
export const unitTests = {
  // A bound for what hangs, not a measure: on a machine with ten times as much to do as it has processors, a test of a minute
  // took four.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Both import style sheets. Arco must be one copy, so that the React 19 adapter patches the copy in use.
  server: { deps: { inline: [/@arco-design/, /node_modules\/@shixuan\//] } },
  css: { modules: { classNameStrategy: /** @type {const} */ ('non-scoped') } },
};
