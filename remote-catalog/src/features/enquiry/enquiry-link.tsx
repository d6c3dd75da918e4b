import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { enquiryPath } from '../../lib/paths';

/** Way to the enquiry about these products. */
export function EnquiryLink({
  ids,
  className = controls.linkButton,
}: {
  ids: readonly number[];
  className?: string | undefined;
}) {
  return (
    <Link className={className} to={enquiryPath(ids)}>
      询价
    </Link>
  );
}
