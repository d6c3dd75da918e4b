import { useState, version } from 'react';
import { Selection } from './selection';

/** 商城的页面：访客选用的方案进入询价单。 */
export function App() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [shown, setShown] = useState(true);
  const [value, setValue] = useState('fov=60x45&wd=280~320&acc=defect:0.1:3');
  const [inquiry, setInquiry] = useState<readonly string[]>([]);
  return (
    <>
      <header>
        <h1>某某自动化商城</h1>
        <p>本页的 React：{version}</p>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme === 'light' ? '深色' : '浅色'}
        </button>
        <button type="button" onClick={() => setValue('fov=20x15&wd=280~320&acc=defect:0.1:3')}>
          看小零件
        </button>
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? '收起选型' : '打开选型'}
        </button>
      </header>
      <aside aria-label="询价单">询价单：{inquiry.length === 0 ? '还没有方案' : inquiry.join('；')}</aside>
      {shown && (
        <main>
          <Selection
            mode="vision"
            value={value}
            theme={theme}
            texts={{ title: '按任务选相机与镜头', pick: '加入询价单' }}
            onChange={event => setValue(event.detail.value)}
            onPick={event => setInquiry(list => [...list, event.detail.title])}
          />
        </main>
      )}
    </>
  );
}
