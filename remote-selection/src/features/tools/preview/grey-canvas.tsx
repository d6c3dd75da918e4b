import { useEffect, useRef } from 'react';
import type { Grey } from './previewer';

/** A square picture of grey values, one canvas pixel each. */
export function GreyCanvas({
  grey,
  side,
  className,
}: {
  grey: Grey | null;
  side: number;
  className: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !grey) return;
    const picture = context.createImageData(side, side);
    for (let at = 0; at < grey.length; at++) {
      const value = grey[at] ?? 0;
      picture.data.set([value, value, value, 255], at * 4);
    }
    context.putImageData(picture, 0, 0);
  }, [grey, side]);
  return <canvas ref={canvas} className={className} width={side} height={side} />;
}
