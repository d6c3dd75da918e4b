import { FamilyPage } from './family-page';
import { telecentric } from './records/telecentric';

export default function TelecentricPage() {
  return <FamilyPage family={telecentric} />;
}
