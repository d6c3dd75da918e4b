import type { RemoteDescriptor } from '@shixuan/host';

/** A remote of the first contract. */
export const descriptor = {
  name: 'fossil',
  owner: '化石组',
  title: '化石',
  requires: { contract: '^1.0.0' },
  routes: [
    { id: 'Fossil', path: '/fossil', title: '化石', description: '按约定 1.0 构建的远程应用。', keepAlive: true },
    { id: 'FossilPart', path: '/fossil/part', title: '化石的内页', description: '内页。', parent: 'Fossil' },
  ],
} as const satisfies RemoteDescriptor;
