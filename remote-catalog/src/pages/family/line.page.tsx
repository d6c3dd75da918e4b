import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { line } from './records/line';

export default function LinePage() {
  return <FamilyPage family={line} />;
}

export const prefetch = prefetchFamily(line);
