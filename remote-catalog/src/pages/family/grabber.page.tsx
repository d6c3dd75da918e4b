import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { grabber } from './records/grabber';

export default function GrabberPage() {
  return <FamilyPage family={grabber} />;
}

export const prefetch = prefetchFamily(grabber);
