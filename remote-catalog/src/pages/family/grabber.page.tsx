import { FamilyPage } from './family-page';
import { grabber } from './records/grabber';

export default function GrabberPage() {
  return <FamilyPage family={grabber} />;
}
