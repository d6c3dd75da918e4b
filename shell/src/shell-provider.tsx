import { createContext, type ReactNode, useContext } from 'react';
import type { Shell } from './shell';

const ShellServices = createContext<Shell | null>(null);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellServices value={shell}>{children}</ShellServices>;
}

/** The shell's own services, for its own components. */
export function useShell(): Shell {
  const shell = useContext(ShellServices);
  if (!shell) throw new Error('useShell() needs a ShellProvider around it');
  return shell;
}
