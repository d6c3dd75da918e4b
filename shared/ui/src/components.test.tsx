import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { Figure } from './figure';
import { ImageHostProvider } from './image-host';
import { PageHeading } from './page-heading';
import { ProductImage } from './product-image';
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
  expect(html).toContain('23.5<span>\u2009fps</span>');
  expect(html).toContain('0<span>\u2009dB</span>');
  expect(html).not.toContain('e-');
});

test('a figure says 未标注 instead of an empty numeral', () => {
  expect(renderToString(<Figure label="靶面" value={undefined} unit="mm" />)).toContain('未标注');
  expect(renderToString(<Figure label="靶面" value="11.0" unit="mm" />)).toContain('11.0<span>\u2009mm</span>');
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
