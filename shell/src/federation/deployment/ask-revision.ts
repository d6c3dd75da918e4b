import { SiteRevision } from '@shixuan/api/site-report';

/** What is deployed now. @throws Error when the site does not answer */
export async function askRevision(): Promise<SiteRevision> {
  const response = await fetch('/site/revision', { cache: 'no-store', credentials: 'omit' });
  if (!response.ok) throw new Error(`/site/revision: HTTP ${response.status}`);
  return SiteRevision.parse(await response.json());
}
