import type { ReactNode } from 'react';

export interface DataSheetLinkProps {
  id: number;
  className?: string | undefined;
  /** Names the product where several stand side by side. */
  label?: string;
  children: ReactNode;
}

/** The parameter sheet of a product, a PDF that the server makes of the same figures; opens beside the page. */
export const DataSheetLink = ({ id, className, label, children }: DataSheetLinkProps) => (
  <a className={className} href={`/datasheets/${id}.pdf`} target="_blank" rel="noopener" aria-label={label}>
    {children}
  </a>
);
