import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Figure } from './figure';
import { ImageHostProvider } from './image-host';
import { Notes } from './notes';
import { Page } from './page';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';
import { PageLinks } from './page-links';
import { ProductImage } from './product-image';
import { QueryView } from './query-view';
import { Skeleton } from './skeleton';
import { SpecTable } from './spec-table';

// All of it in plain Node: pages made of these must render on a server.

test('a specification says 未标注 where nothing is known, and never takes 0 for unknown', () => {
  const rows = [
    { label: '帧率', value: '23.5', unit: 'fps' },
    { label: '暗噪声', value: null, unit: 'e-' },
    { label: '增益', value: 0, unit: 'dB' },
  ];
  const html = renderToString(<SpecTable groups={[{ title: '传感器', rows }]} />);
  expect(html.match(/未标注/g)).toHaveLength(1);
  expect(html).toContain('23.5<span>\u202ffps</span>');
  expect(html).toContain('0<span>\u202fdB</span>');
  expect(html).not.toContain('e-');
});

test('a figure says 未标注 instead of an empty numeral', () => {
  expect(renderToString(<Figure label="靶面" value={undefined} unit="mm" />)).toContain('未标注');
  expect(renderToString(<Figure label="靶面" value="11.0" unit="mm" />)).toContain('11.0<span>\u202fmm</span>');
});

test('a drawing keeps its box and says whether it is to scale', () => {
  const html = renderToString(
    <ImageHostProvider host="https://img.example">
      <ProductImage src="/Uploads/a.svg" alt="相机外形" width={320} height={240} toScale={false} />
    </ImageHostProvider>,
  );
  expect(html).toContain('src="https://img.example/Uploads/a.svg"');
  expect(html).toContain('width="320" height="240"');
  expect(html).toContain('典型外形');
});

test('headings, crumbs, empty, error and waiting states render without a DOM', () => {
  const html = renderToString(
    <>
      <PageHeading title="面阵相机" lead="按参数筛选" />
      <Breadcrumbs items={[{ label: '首页', to: '/' }, { label: '面阵相机' }]} />
      <EmptyState title="没有符合条件的产品" hint="减少一个筛选条件" />
      <ErrorState message="网络中断" onRetry={() => undefined} />
      <Skeleton kind="table" rows={2} />
    </>,
  );
  expect(html).toContain('<h1 tabindex="-1">面阵相机</h1>');
  expect(html).toContain('<a href="/">首页</a>');
  expect(html).toContain('<span aria-current="page">面阵相机</span>');
  expect(html).toContain('没有符合条件的产品');
  expect(html).toContain('重试');
  expect(html).toContain('aria-busy="true"');
});

test('a page is one column with the way to it, and the page itself as the last step', () => {
  const html = renderToString(
    <Page>
      <PageHead crumbs={[{ label: '产品查询', to: '/goods/list' }]} here="面阵相机" title="面阵相机" />
    </Page>,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('<span aria-current="page">面阵相机</span>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('notes are said once each, and none leave nothing', () => {
  expect(renderToString(<Notes notes={['甲', '乙', '甲']} />).match(/<li>/g)).toHaveLength(2);
  expect(renderToString(<Notes notes={[]} />)).toBe('');
});

test('links to pages lead to the neighbours and the ends; one page needs none', () => {
  const to = (page: number) => `/list?page=${page}`;
  const html = renderToString(<PageLinks page={2} pages={9} to={to} />);
  expect([...html.matchAll(/href="\/list\?page=(\d)"/g)].map(([, page]) => page)).toEqual([
    '1',
    '1',
    '2',
    '3',
    '4',
    '9',
    '3',
  ]);
  expect(html).toMatch(/aria-current="page" aria-label="第 2 页"/);
  expect(renderToString(<PageLinks page={1} pages={1} to={to} />)).toBe('');
});

test('an answer at hand outlives a failed refresh; without one the failure says why', () => {
  const query = {
    data: undefined,
    isError: true,
    error: new Error('网络中断'),
    isFetching: false,
    refetch: () => null,
  };
  const shown = (data: string | undefined, isError: boolean) =>
    renderToString(
      <QueryView query={{ ...query, data, isError }} errorTitle="没有加载出来" skeleton="等待">
        {text => text}
      </QueryView>,
    );
  expect(shown('甲', true)).toBe('甲');
  expect(shown(undefined, true)).toContain('网络中断');
  expect(shown(undefined, false)).toBe('等待');
});

test('a failed connection is said in Chinese wherever it is shown', () => {
  expect(renderToString(<ErrorState message="Network Error" />)).toContain('没有连上服务器，请检查网络后重试。');
  expect(renderToString(<ErrorState message="目录正在更新" />)).toContain('目录正在更新');
});
