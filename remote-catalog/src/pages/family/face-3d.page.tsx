import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { face3d } from './records/face-3d';

export default function Face3DPage() {
  return <FamilyPage family={face3d} />;
}

export const prefetch = prefetchFamily(face3d);
