import { thumbnailSource } from '@shixuan/api/client';
import type { CompareItem } from '@shixuan/host';
import { IconClose, IconDown, IconUp, ProductImage } from '@shixuan/ui';
import { truncateText } from '@shixuan/units';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../../components/shell-context';
import { useFrameTexts } from '../../components/texts/use-texts';
import { config } from '../../state/config';
import { clearContrasts, MAX_CONTRASTS, removeContrast } from '../../state/contrasts';
import * as styles from './compare-tray.module.css';
import './tray-room.css';

const TITLE_COLUMNS = 34;

/** The comparison list at the bottom edge: its products while the flag is set, else a small entry with their number. */
export function CompareTray() {
  const { store } = useShell();
  const texts = useFrameTexts();
  const items = useAtomValue(config.contrasts);
  const open = useAtomValue(config.contrast);
  const { pathname } = useLocation();
  if (items.length === 0 || pathname === '/compare') return null;

  if (!open) {
    return (
      <button
        type="button"
        className={styles.entry}
        aria-expanded={false}
        onClick={() => store.set(config.contrast, true)}
        data-compare-entry
      >
        {texts.compare.label}
        <span className={styles.count}>{items.length}</span>
        <IconUp />
      </button>
    );
  }
  return (
    <section className={styles.tray} aria-label={texts.compare.label} data-compare-tray>
      <div className={styles.width}>
        <ul className={styles.slots}>
          {items.map(item => (
            <Slot key={item.id} item={item} onRemove={() => removeContrast(store, item.id)} />
          ))}
        </ul>
        <div className={styles.actions}>
          <Link to="/compare" className={styles.go}>
            {texts.compare.go}
            <span className={styles.number}>
              {items.length}/{MAX_CONTRASTS}
            </span>
          </Link>
          <button type="button" className={styles.quiet} onClick={() => clearContrasts(store)}>
            {texts.clear}
          </button>
          <button
            type="button"
            className={styles.quiet}
            aria-expanded
            aria-label={texts.compare.fold}
            onClick={() => store.set(config.contrast, false)}
          >
            <IconDown />
          </button>
        </div>
      </div>
    </section>
  );
}

function Slot({ item, onRemove }: { item: CompareItem; onRemove: () => void }) {
  const texts = useFrameTexts();
  return (
    <li className={styles.slot}>
      <ProductImage src={thumbnailSource({ src: item.image })} alt="" width={40} height={40} />
      <Link to={`/goods/detail?id=${item.id}`} className={styles.title} title={item.title}>
        {truncateText(item.title, TITLE_COLUMNS)}
      </Link>
      <button type="button" className={styles.remove} aria-label={texts.compare.remove(item.title)} onClick={onRemove}>
        <IconClose />
      </button>
    </li>
  );
}
