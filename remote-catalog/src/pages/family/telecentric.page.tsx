import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { telecentric } from './records/telecentric';

export default function TelecentricPage() {
  return <FamilyPage family={telecentric} />;
}

export const prefetch = prefetchFamily(telecentric);
