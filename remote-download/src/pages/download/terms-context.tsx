import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface TermsState {
  accepted: boolean;
  accept(): void;
}

const TermsContext = createContext<TermsState>({ accepted: false, accept: () => undefined });

/** Remembers for this visit that the terms of use were accepted; the next visit asks anew. */
export function TermsProvider({ children }: { children: ReactNode }) {
  const [accepted, setAccepted] = useState(false);
  const state = useMemo(() => ({ accepted, accept: () => setAccepted(true) }), [accepted]);
  return <TermsContext value={state}>{children}</TermsContext>;
}

export const useTerms = () => useContext(TermsContext);
