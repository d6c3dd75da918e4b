import { FamilyPage } from './family-page';
import { light } from './records/light';

export default function LightPage() {
  return <FamilyPage family={light} />;
}
