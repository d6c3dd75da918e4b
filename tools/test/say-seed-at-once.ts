import { configureGlobal } from 'fast-check';

// A failing property reports its seed and its counterexample at once. Shrinking a synchronous property of the solver
// takes minutes, and no time limit of the test runner can interrupt it.
// FAST_CHECK_SHRINK=1 turns shrinking on, to look for the smallest counterexample of one test by hand.
// `npm run fuzz` sets how many inputs each property tries, and the seed.
const { FUZZ_RUNS, FUZZ_SEED } = process.env;
configureGlobal({
  endOnFailure: process.env.FAST_CHECK_SHRINK !== '1',
  ...(FUZZ_RUNS !== undefined && { numRuns: Number(FUZZ_RUNS) }),
  ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }),
});
