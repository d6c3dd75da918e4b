import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutUnusedFederation } from './unused-federation';

test('parts that a version of federation has elsewhere stop the build', () => {
  const nowhere = join(dirname(fileURLToPath(import.meta.url)), 'nowhere');
  expect(() => withoutUnusedFederation(nowhere)).toThrow("federation's runtime has this part elsewhere");
});
