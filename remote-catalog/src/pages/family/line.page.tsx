import { FamilyPage } from './family-page';
import { line } from './records/line';

export default function LinePage() {
  return <FamilyPage family={line} />;
}
