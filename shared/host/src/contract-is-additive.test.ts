import { expectTypeOf, test } from 'vitest';
import type * as Oldest from '../contract/1.0';
import type * as Last from '../contract/1.5';
import type * as Now from './index';
import type { RemoteManifest } from './manifest';

// Held by the compiler (`npm run test:types`): what a remote was built against is still what it gets, and what it gave
// is still taken. `Oldest` is the first minor of the major, `Last` the one released last.

/** Values that every minor changes or that only tests use: a provider takes the services of its own minor. */
type Surface<T> = Omit<T, 'CONTRACT_VERSION' | 'HostProvider'>;

test('a remote gets at least what its minor promised', () => {
  expectTypeOf<Now.HostServices>().toExtend<Oldest.HostServices>();
  expectTypeOf<Now.HostServices>().toExtend<Last.HostServices>();
  expectTypeOf<Now.HostUser>().toExtend<Last.HostUser>();
  expectTypeOf<Now.HostCategory>().toExtend<Last.HostCategory>();
  expectTypeOf<Now.HostConfig>().toExtend<Last.HostConfig>();
  expectTypeOf<Now.PageProps>().toExtend<Last.PageProps>();
  expectTypeOf<Surface<typeof Now>>().toExtend<Surface<typeof Oldest>>();
  expectTypeOf<Surface<typeof Now>>().toExtend<Surface<typeof Last>>();
});

test('what a remote of an earlier minor gives is taken', () => {
  expectTypeOf<Oldest.Remote>().toExtend<Now.Remote>();
  expectTypeOf<Last.Remote>().toExtend<Now.Remote>();
  expectTypeOf<Oldest.RemoteDescriptor>().toExtend<Now.RemoteDescriptor>();
  expectTypeOf<Last.RemoteDescriptor>().toExtend<Now.RemoteDescriptor>();
  expectTypeOf<Oldest.CompareItem>().toExtend<Now.CompareItem>();
  expectTypeOf<Oldest.RequestOptions>().toExtend<Now.RequestOptions>();
  expectTypeOf<Oldest.Capability>().toExtend<Now.Capability>();
  expectTypeOf<Last.Capability>().toExtend<Now.Capability>();
});

test('what a team writes in its descriptor is what the manifest takes', () => {
  type Routes = Now.RemoteDescriptor['routes'][number];
  expectTypeOf<Routes>().toExtend<RemoteManifest['routes'][number]>();
});
