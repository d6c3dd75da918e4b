import { Link, type PageProps, useHost, useNavigate, useOutlet, useReadable, useSearchParams } from '@shixuan/host';
import { Button, EmptyState, PageHeading, SpecTable, UnknownValue } from '@shixuan/ui';
import { useState } from 'react';
import * as styles from './fossil.page.module.css';

/** Asks for everything that contract 1.0 gives, one button each. */
export default function FossilPage({ search }: PageProps) {
  const host = useHost();
  const user = useReadable(host.auth.user);
  const compared = useReadable(host.compare.items);
  const navigate = useNavigate();
  const inner = useOutlet();
  const [params] = useSearchParams();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    try {
      const content = (await host.request('/Product/List', { categoryId: 1, page: 1, pageSize: 1 })) as {
        total: number;
      };
      setAnswer(`共 ${content.total} 款`);
    } catch {
      setAnswer('没有答复');
    }
  };
  const compare = () =>
    host.compare.add({ id: 1, categoryId: 1, title: '化石里的产品', image: '/Uploads/products/1.svg' });
  return (
    <div className={styles.page}>
      <PageHeading title="化石" />
      <p>
        {host.remote.name} 在约定 {host.contractVersion} 的外壳中；{user ? user.userName : '未登录'}；对比{' '}
        {compared.length} 款；分类 {host.config.categories.length} 个；查询 {search || '无'}、{params.get('q') ?? '无'}
      </p>
      <Button onClick={() => void ask()}>请求</Button>
      <output>{answer}</output>
      <Button onClick={() => host.notify.success('化石的消息')}>通知</Button>
      <Button onClick={compare}>加入对比</Button>
      <Button onClick={() => host.compare.clear()}>清空对比</Button>
      <Button onClick={() => host.auth.requireLogin()}>要求登录</Button>
      <Button onClick={() => host.navigate('/light')}>前往光源</Button>
      <Button onClick={() => void navigate('/fossil?q=7')}>换一个地址</Button>
      <Link to="/fossil/part">打开内页</Link>
      <Button onClick={() => host.prefetch('/telecentric')}>预取</Button>
      <p>能力：{(['auth', 'compare', 'prefetch', 'telemetry'] as const).filter(name => host.has(name)).join('、')}</p>
      <SpecTable groups={[{ title: '参数', rows: [{ label: '年代', value: <UnknownValue /> }] }]} />
      <EmptyState title="没有更多" hint="这里是空的。" />
      {inner}
    </div>
  );
}
