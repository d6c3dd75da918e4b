import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { HostServices, Readable } from './services';

const HostContext = createContext<HostServices | null>(null);

export function HostProvider({ host, children }: { host: HostServices; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The services that the shell handed to this remote. Throws outside a HostProvider. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs a HostProvider around it');
  return host;
}

/** The current value of one of the shell's readables; renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.served ?? readable.get);
}
