import { HostProvider, type SlotDescriptor, useLanguage } from '@shixuan/host';
import type { ListedRemote } from '@shixuan/host/manifest';
import { OwnWordsContext } from '@shixuan/ui';
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { useShell } from '../components/shell-context';
import { useLanguageOf, wordsIn } from '../components/texts/use-texts';
import { AtWork } from './at-work';
import * as styles from './slot-place.module.css';
import { useInSight } from './use-in-sight';
import { usePiece } from './use-piece';

/** A piece is loaded this far ahead of its being seen. */
const AHEAD = '600px';

export interface SlotPieceProps {
  /** `catalog:product-help` */
  slot: string;
  filler: ListedRemote;
  props: object;
  height: SlotDescriptor['height'];
}

/**
 * One piece in its room. A piece that fails shows nothing. Its room then stays empty while it is in sight, so that nothing
 * moves under the visitor's eyes, and is given up afterwards.
 */
export function SlotPiece({ slot, filler, props, height }: SlotPieceProps) {
  const { quietHostFor } = useShell();
  const around = useLanguage();
  const room = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(room);
  const isNear = useInSight(room, AHEAD) === true;
  const { piece, isLost, drawn, threw } = usePiece(slot, filler, isNear);
  const [isGone, setGone] = useState(false);
  if (isLost && isInSight === false && !isGone) setGone(true);
  const running = piece?.from ?? filler;
  const { name, version, owner } = running.manifest;
  const Piece = piece?.default;
  const tag = `${name}@${version}`;
  const language = useLanguageOf(tag);
  return (
    <div
      ref={room}
      className={styles.piece}
      style={{ '--wide': `${height.wide}px`, '--narrow': `${height.narrow}px` } as CSSProperties}
      hidden={isGone}
      lang={language === around ? undefined : language}
      data-remote={tag}
      data-owner={owner}
      data-route={slot}
    >
      {Piece && (
        <ErrorBoundary onError={threw} fallback={() => null}>
          <Suspense fallback={null}>
            <HostProvider host={quietHostFor(running)}>
              <AtWork remote={running} route={slot} />
              <OwnWordsContext value={wordsIn(language)}>
                <Piece {...props} />
              </OwnWordsContext>
            </HostProvider>
            <Drawn onDrawn={drawn} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Stands beside a piece, and tells that the piece waits for nothing any more. */
function Drawn({ onDrawn }: { onDrawn(): void }) {
  useEffect(onDrawn);
  return null;
}
