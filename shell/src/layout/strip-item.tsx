import type { Category } from '@shixuan/api/client';
import { languageOfText } from '@shixuan/host';
import { useImageSource } from '@shixuan/ui';
import { truncateText } from '@shixuan/units';
import { Link, useLocation } from 'react-router-dom';
import { useFrameLanguage, useFrameTexts } from '../components/texts/use-texts';
import * as styles from './category-strip.module.css';
import { fromTop } from './from-top';

/** In half-width columns: two lines below an icon at seven per view. */
const NAME_COLUMNS = 28;

/** One category of the strip: icon, name, and an underline for the current one. */
export function StripItem({ category }: { category: Category }) {
  const { pathname, search } = useLocation();
  const icon = useImageSource(category.icon);
  const name = useFrameTexts().name(category.name);
  const language = languageOfText(name, useFrameLanguage());
  return (
    <Link
      to={category.path}
      state={fromTop}
      className={styles.item}
      title={name}
      draggable={false}
      aria-current={category.path === pathname + search ? 'page' : undefined}
    >
      <img className={styles.icon} src={icon} alt="" width={40} height={40} draggable={false} />
      <span className={styles.name} lang={language}>
        {truncateText(name, NAME_COLUMNS)}
      </span>
    </Link>
  );
}
