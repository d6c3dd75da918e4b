import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { enquiryPath } from '../../lib/paths';

/** Way to the enquiry about these products. */
export function EnquiryLink({ ids }: { ids: readonly number[] }) {
  return (
    <Link className={controls.linkButton} to={enquiryPath(ids)}>
      询价
    </Link>
  );
}
