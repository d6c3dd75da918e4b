import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { EmptyState } from '@shixuan/ui';
import { Nearest, Popular } from './nearest';
import * as styles from './nothing-found.module.css';
import { type ResultQuery, resultPath } from './result-url';

export interface NothingFoundProps
  extends Pick<CallContent<'search'>, 'nearest' | 'understood' | 'notCarried' | 'popular'> {
  query: ResultQuery;
}

/** Shown when nothing contains all of the words: similar spellings, what others look for, and suggestions. */
export function NothingFound({ query, nearest, understood, notCarried = [], popular }: NothingFoundProps) {
  const active = understood.filter(term => term.active);
  return (
    <>
      <EmptyState
        title={notCarried.length > 0 ? `本站未收录 ${notCarried.join('、')}` : '没有找到符合全部关键词的内容'}
        hint="核对型号，或按下面的办法放宽。"
      />
      <Nearest nearest={nearest} />
      <Popular popular={popular} />
      <section className={styles.tips} aria-label="可以试试">
        <h2 className={styles.title}>可以试试</h2>
        <ul>
          <li>型号只输入前几位，字母、数字连写也可以，如 mvcs05010。</li>
          <li>少写一个词；术语可以用中文、英文或拼音，如 远心、telecentric、yuanxin。</li>
          {active.length > 0 && (
            <li>
              {'把条件当作文字搜索：'}
              <Link
                to={resultPath({
                  ...query,
                  kind: null,
                  page: 1,
                  categoryId: null,
                  without: [...new Set([...query.without, ...active.map(({ key }) => key)])],
                })}
              >
                {active.map(({ label }) => label).join('、')}
              </Link>
            </li>
          )}
          <li>
            <Link to="/goods/list">按参数筛选产品</Link>
            {'，或从'}
            <Link to="/brands">品牌系列</Link>
            {'里找。'}
          </li>
          <li>
            {'手册、计算表、图纸和示例程序在'}
            <a href="/download">下载中心</a>
            {'；原理与算法见'}
            <Link to="/article/list">技术文档</Link>
            {'。'}
          </li>
        </ul>
      </section>
    </>
  );
}
