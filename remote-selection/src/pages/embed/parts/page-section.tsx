import { Section } from '@shixuan/ui';
import type { ReactNode } from 'react';
import { type SectionId, sections } from '../sections';

export interface PageSectionProps {
  id: SectionId;
  /** A word on what it holds. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page that can be linked to. */
export function PageSection({ id, note, children }: PageSectionProps) {
  return (
    <div id={id}>
      <Section title={sections.find(section => section.id === id)?.title ?? ''} note={note}>
        {children}
      </Section>
    </div>
  );
}
