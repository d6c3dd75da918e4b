import { FamilyPage } from './family-page';
import { prefetchFamily } from './prefetch-family';
import { slider } from './records/slider';

export default function SliderPage() {
  return <FamilyPage family={slider} />;
}

export const prefetch = prefetchFamily(slider);
