import { useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenReleased } from '../lib/when-released';
import * as styles from './on-demand.module.css';

/**
 * A component whose code is fetched when it is drawn; with `heightPx`, when its place comes near what is seen or the
 * widget has the focus (who goes by keyboard must not pass a field that is not there yet), and the place is kept. The
 * build puts it where the component was (`onDemand` in the build's configuration).
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, heightPx = 0) {
  let known: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [wanted, setWanted] = useState(heightPx === 0);
    const [failed, setFailed] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    const site = useSiteOrigin();

    useEffect(() => {
      if (wanted || !place.current) return;
      const widget = place.current.closest('.sx-embed');
      const entered = () => setWanted(true);
      // A part within a part comes after the event.
      if (widget?.matches(':focus-within')) {
        entered();
        return;
      }
      widget?.addEventListener('focusin', entered);
      const observer = new IntersectionObserver(
        seen => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
        },
        {
          rootMargin: '200px',
        },
      );
      observer.observe(place.current);
      return () => {
        widget?.removeEventListener('focusin', entered);
        observer.disconnect();
      };
    }, [wanted]);

    useEffect(() => {
      if (!wanted || Part || failed) return;
      let left = false;
      load().then(
        component => {
          known = component;
          // Drawn at once: a press that began before a later drawing would have the page moved within it.
          whenReleased(() => !left && flushSync(() => setPart(() => component)));
        },
        () => !left && setFailed(true),
      );
      return () => {
        left = true;
      };
    }, [wanted, Part, failed]);

    if (Part) return <Part {...props} />;
    return (
      <div ref={place} className={styles.place} style={{ minHeight: heightPx }}>
        {failed && (
          <p role="alert">
            这一部分没有加载出来。
            <button type="button" className={`${controls.action} ${styles.retry}`} onClick={() => setFailed(false)}>
              重试
            </button>
            <a href={site} target="_blank" rel="noopener">
              到视选网站查看
            </a>
          </p>
        )}
      </div>
    );
  };
}
