import { Link } from 'react-router-dom';
import { SiteName } from '../../components/texts/site-name';
import * as styles from './menu-links.module.css';
import { menuLink } from './menu-tree';
import { useMenu } from './use-menu';

/** The sections that are open, as a row of links: for pages that have nothing else to offer. */
export function MenuLinks() {
  const links = useMenu().flatMap(node => [node, ...(node.url ? [] : node.children)]);
  return (
    <ul className={styles.links}>
      {links.map(node => {
        const to = menuLink(node);
        return (
          to && (
            <li key={node.id}>
              <Link to={to}>
                <SiteName>{node.name}</SiteName>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
