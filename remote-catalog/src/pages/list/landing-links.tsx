import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import * as styles from './landing-links.module.css';

type Groups = NonNullable<CallContent<'productFiltersInit'>['landings']>;

/** What the list holds in one sentence, and links to lists of one maker, kind, interface or class. */
export function LandingLinks({ name, text, groups }: { name: string; text: string | null; groups: Groups }) {
  if (text === null && groups.length === 0) return null;
  return (
    <Section screenOnly title={`${name}：概况与分类`}>
      {text !== null && <p className={styles.text}>{text}</p>}
      <dl>
        {groups.map(({ key, label, links }) => (
          <div key={key} className={styles.group}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              {links.map(link => (
                <Link key={link.path} className={styles.link} to={link.path}>
                  {`${link.label} `}
                  <span className={styles.count}>{link.count}</span>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
