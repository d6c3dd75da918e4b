import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { light } from './records/light';

export default function LightPage() {
  return <FamilyPage family={light} />;
}

export const prefetch = prefetchFamily(light);
