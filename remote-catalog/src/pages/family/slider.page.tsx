import { FamilyPage } from './family-page';
import { slider } from './records/slider';

export default function SliderPage() {
  return <FamilyPage family={slider} />;
}
