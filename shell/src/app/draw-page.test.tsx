import type { Remote } from '@shixuan/host';
import { useNarrow } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useContext } from 'react';
import { expect, test } from 'vitest';
import { PageAloneContext } from '../layout/page-alone';
import { fakeRemote } from '../testing/fake-remote';
import { seed } from '../testing/site-content';
import { drawPage } from './draw-page';

const live = fakeRemote([{ id: 'Category', path: '/', title: '首页' }]);

const draw = (page: ComponentType) =>
  drawPage({
    url: '/',
    narrow: false,
    registry: { revision: 1, remotes: [live], killed: [], overrides: [] },
    seed,
    remotes: { catalog: { routes: { Category: async () => ({ default: page }) } } as unknown as Remote },
    call: () => Promise.reject(new Error('nothing to ask')),
  });

test('a page with the frame around it, in one go', async () => {
  const { html, queries } = await draw(() => <h1>面阵相机</h1>);
  expect(html).toMatch(/<main .*<h1>面阵相机<\/h1>.*<\/main>/s);
  expect(html).not.toContain('<script');
  expect(queries).toEqual([]);
});

test('a part whose code comes later is waited for', async () => {
  const Later = lazy(() => Promise.resolve({ default: () => <p>已到</p> }));
  const page = () => (
    <Suspense fallback={<p>请稍候</p>}>
      <Later />
    </Suspense>
  );
  const { html } = await draw(page);
  expect(html).toContain('<p>已到</p>');
  expect(html).not.toContain('请稍候');
});

test('what a page asks for while it is drawn is in it, and among the data that the browser gets', async () => {
  const { html, queries } = await draw(() => {
    const { data } = useQuery({ queryKey: ['count'], queryFn: async () => 3877 });
    return <p>{data ?? '未知'}</p>;
  });
  expect(html).toContain('<p>3877</p>');
  expect(queries).toEqual([[['count'], 3877]]);
});

test('a page that is another one in a narrow window holds both forms, and the data of both', async () => {
  const { html, narrow, queries } = await draw(() => {
    const isNarrow = useNarrow();
    const { data } = useQuery({ queryKey: [isNarrow ? 'cards' : 'rows'], queryFn: async () => (isNarrow ? 3 : 10) });
    return (
      <>
        <h1>面阵相机</h1>
        {isNarrow ? <ul>{data}</ul> : <table>{data}</table>}
      </>
    );
  });
  expect(html).toContain('<h1>面阵相机</h1><table data-form="wide">10</table><ul data-form="narrow">3</ul>');
  expect(narrow).toBeNull();
  expect(queries).toEqual([
    [['rows'], 10],
    [['cards'], 3],
  ]);
});

test('a part that throws is told with its own error, though a boundary stands around it', async () => {
  const Broken = () => {
    throw new Error('no such product');
  };
  const page = () => (
    <Suspense fallback={null}>
      <Broken />
    </Suspense>
  );
  await expect(draw(page)).rejects.toThrow('no such product');
});

test('pages drawn one after another know nothing of each other, whichever way each was drawn', async () => {
  const whole = () => <p>甲</p>;
  const Later = lazy(() => Promise.resolve({ default: () => <p>乙</p> }));
  const late = () => (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  );
  const broken = () => {
    throw new Error('no such product');
  };
  const steps = [late, whole, late, broken, late, whole];
  const drawn: string[] = [];
  for (const step of steps) {
    drawn.push(
      await draw(step).then(
        ({ html }) => /<main .*?<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '',
        error => String(error),
      ),
    );
  }
  expect(drawn).toEqual(['乙', '甲', '乙', 'Error: no such product', '乙', '甲']);
});

test('a route that asks for data is drawn without the frame until it has them, and with it whatever it asks for the next time', async () => {
  let wanted = 2;
  let drawings: boolean[] = [];
  const page = () => {
    drawings.push(useContext(PageAloneContext));
    const first = useQuery({ queryKey: ['first'], queryFn: async () => 1, enabled: wanted > 0 });
    const second = useQuery({ queryKey: ['second'], queryFn: async () => 2, enabled: wanted > 1 && first.data === 1 });
    return <p>{[first.data, second.data].join('/')}</p>;
  };
  const drawn = async (asks: number) => {
    wanted = asks;
    drawings = [];
    const { html } = await draw(page);
    return { html, drawings, text: /<main .*<p>(.*)<\/p>.*<\/main>/s.exec(html)?.[1] };
  };
  await drawn(0);
  const before = await drawn(2);
  expect(before).toMatchObject({ drawings: [false, false, false], text: '1/2' });
  expect(await drawn(2)).toEqual({ ...before, drawings: [true, true, false] });
  expect(await drawn(0)).toMatchObject({ drawings: [true, false], text: '/' });
  expect(await drawn(1)).toMatchObject({ drawings: [false, false], text: '1/' });
  expect(await drawn(2)).toEqual({ ...before, drawings: [true, false, false] });
});

test('a drawing that is thrown away ends with the last of the queries that were asked for the last time', async () => {
  const route = fakeRemote([{ id: 'Category', path: '/', title: '首页' }], 'long');
  let drawings: string[] = [];
  let wanted = ['a', 'b'];
  const Part = ({ name }: { name: string }) => {
    drawings.push(name);
    const { data } = useQuery({ queryKey: [name], queryFn: async () => name, enabled: wanted.includes(name) });
    return <i>{data ?? '-'}</i>;
  };
  const page = () => ['a', 'b', 'c', 'd'].map(name => <Part key={name} name={name} />);
  const drawn = async (asks: string[]) => {
    wanted = asks;
    drawings = [];
    const { html } = await drawPage({
      url: '/',
      narrow: false,
      registry: { revision: 1, remotes: [route], killed: [], overrides: [] },
      seed,
      remotes: { long: { routes: { Category: async () => ({ default: page }) } } as unknown as Remote },
      call: () => Promise.reject(new Error('nothing to ask')),
    });
    return [drawings.join(''), [...html.matchAll(/<i>(.)<\/i>/g)].map(([, text]) => text).join('')];
  };
  await drawn([]);
  expect(await drawn(['a', 'b'])).toEqual(['abcdabcd', 'ab--']);
  expect(await drawn(['a', 'b'])).toEqual(['ababcd', 'ab--']);
  // More than it was is found in time, and known the time after the next.
  expect(await drawn(['a', 'b', 'd'])).toEqual(['ababcdabcd', 'ab-d']);
  expect(await drawn(['a', 'b', 'd'])).toEqual(['abcdabcd', 'ab-d']);
  expect(await drawn(['a', 'b', 'd'])).toEqual(['abcdabcd', 'ab-d']);
  expect(await drawn(['d'])).toEqual(['abcdabcd', '---d']);
});
