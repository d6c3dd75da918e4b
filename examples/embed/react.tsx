// index.html: <script async src="https://视选的地址/embed/v1/selection.js"></script>
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SelectionEventMap, SelectionSystem, ShixuanSelectionElement } from './shixuan-selection';

/** 选型助手：听事件用 ref，React 17 及以上都可以这样写。 */
function SelectionHelper({ onPick }: { onPick(system: SelectionSystem): void }) {
  const element = useRef<ShixuanSelectionElement>(null);
  useEffect(() => {
    const selection = element.current;
    const picked = (event: SelectionEventMap['selection-pick']) => onPick(event.detail);
    selection?.addEventListener('selection-pick', picked);
    return () => selection?.removeEventListener('selection-pick', picked);
  }, [onPick]);
  return <shixuan-selection ref={element} mode="camera" texts={JSON.stringify({ pick: '加入询价单' })} />;
}

function App() {
  const [picked, setPicked] = useState<SelectionSystem | null>(null);
  return (
    <>
      <p>
        已选：<output>{picked?.title}</output>
      </p>
      <SelectionHelper onPick={setPicked} />
    </>
  );
}

const place = document.querySelector('#app');
if (place) createRoot(place).render(<App />);
