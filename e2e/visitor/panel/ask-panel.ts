import { type CallContent, type CallRequest, callPaths } from '@shixuan/api/client';
import { buildApp } from '@shixuan/server/site';
import { fixedCatalogue, sharedSolver, siteIndex, unreachableDatabase } from '@shixuan/server/testing';
import { afterAll, beforeAll, expect } from 'vitest';

type Ranking = 'rankSystems' | 'profiler' | 'depthCameras';

/**
 * The calls that a selection page asks, answered over the whole catalogue while the tests of the file run.
 * @returns one call; an answer other than 200 fails the test
 */
export function panelCalls() {
  let app: ReturnType<typeof buildApp>;
  beforeAll(async () => {
    const given = await fixedCatalogue();
    const catalogue = { ...given, current: { ...given.current, index: await siteIndex() } };
    app = buildApp({ db: unreachableDatabase(), catalogue, solver: sharedSolver, config: { imageHost: '' } });
  });
  afterAll(() => app.close());
  return async <N extends Ranking>(name: N, body: CallRequest<N>): Promise<CallContent<N>> => {
    const answer = await app.inject({ method: 'POST', url: `/web${callPaths[name]}`, payload: body });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer.json<{ content: CallContent<N> }>().content;
  };
}

export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing');
  return value;
}
