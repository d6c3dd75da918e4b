import { FamilyPage } from './family-page';
import { line3d } from './records/line-3d';

export default function Line3DPage() {
  return <FamilyPage family={line3d} />;
}
