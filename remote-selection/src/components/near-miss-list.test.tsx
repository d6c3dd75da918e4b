// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { checkSystem } from '@shixuan/optics/checks';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cameraPart } from '../testing/fixtures';
import { testCamera, testLens, testTask } from '../testing/parts';
import { NearMissList } from './near-miss-list';

afterEach(cleanup);

test('what would help is told only where it helps: not of one miss among several', async () => {
  const need = requirementsOf({ ...testTask, accuracy: { kind: 'object-pixel', objectPixelMm: 0.01 } });
  const system = { camera: testCamera, lens: testLens, setting: nearestSetting(need, testCamera, testLens) };
  const failed = checkSystem(need, system).filter(({ verdict }) => verdict === 'fail');
  const accuracy = failed.find(({ id }) => id === 'accuracy');
  if (!accuracy) throw new Error('the pixel should be too coarse');
  const miss = { check: 'accuracy', label: '单像素精度', reason: accuracy.reason };
  const other = { check: 'mount', label: '镜头接口', reason: '装不上' };
  const pair = { parts: [cameraPart], judged: { need, system } };
  const page = () => (
    <NearMissList
      title="差得最少的"
      lead=""
      nearMisses={[
        { ...pair, key: 'several', misses: [miss, other] },
        { ...pair, key: 'one', misses: [miss] },
      ]}
    />
  );
  render(<PageInMemory page={page} at="/" host={testHost()} queryClient={new QueryClient()} />);
  // Remedies are found one after the other, in the order of the list.
  expect(await screen.findByText(/可改：/)).toBeTruthy();
  const [several, one] = screen.getAllByRole('listitem');
  if (!several || !one) throw new Error('two pairs are listed');
  expect(within(one).getByText(/可改：/)).toBeTruthy();
  expect(within(several).queryByText(/可改：/)).toBeNull();
});
