import { createSolver, type Solver } from '../src/domain/selection/solver';

const { solve, prepare } = createSolver();

/**
 * One solver for the sites of all test files of a process: starting its threads and handing the catalogue over takes each of them
 * three seconds of processor time. It ends with the process.
 */
export const sharedSolver: Solver = { solve, prepare, close: async () => undefined };
