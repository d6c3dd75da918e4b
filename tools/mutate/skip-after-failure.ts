import { beforeEach, onTestFailed } from 'vitest';

// Loaded before each test file that tries a mutant: the first test that fails has found it, those after it are skipped.
let found = false;

beforeEach(({ skip }) => {
  if (found) skip();
  onTestFailed(() => {
    found = true;
  });
});
