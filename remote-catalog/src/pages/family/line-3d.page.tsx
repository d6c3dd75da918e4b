import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { line3d } from './records/line-3d';

export default function Line3DPage() {
  return <FamilyPage family={line3d} />;
}

export const prefetch = prefetchFamily(line3d);
