import { Link } from '@shixuan/host';
import { enquiryPath } from '../../lib/paths';
import * as styles from './enquiry-link.module.css';

/** Way to the enquiry about these products. */
export function EnquiryLink({ ids }: { ids: readonly number[] }) {
  return (
    <Link className={styles.link} to={enquiryPath(ids)}>
      询价
    </Link>
  );
}
