import { useHost, usePageTitle } from '@shixuan/host';
import { Page, Section } from '@shixuan/ui';
import { CategoryTable } from '../../features/category/category-table';
import { HOME_TITLE } from '../../lib/home-title';
import { BrandNames } from './brand-names';
import { Doors } from './doors';
import * as styles from './home-content.module.css';
import { kindsCarried } from './kinds-carried';
import { LensBench } from './lens-bench';
import { NewestArticles } from './newest-articles';
import { ParameterSearch } from './parameter-search';
import { PopularSeries } from './popular-series';

/**
 * The home page: one sentence, search by parameters, links to the available helpers, families as drawings, largest
 * series, lens bench, newest articles, brands.
 */
export function HomeContent() {
  const { categories } = useHost().config;
  usePageTitle(HOME_TITLE);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          按参数找机器视觉硬件
        </h1>
        <p className={styles.lead}>
          {total > 0
            ? `${total} 款${kindsCarried(categories)}，每个数值写明出处；查不到的写「未标注」，不猜。`
            : '目录里还没有产品。'}
        </p>
      </header>
      <ParameterSearch />
      <Doors />
      <Section title="产品分类" note={`${categories.length} 类 · 数字为收录的型号数`}>
        <CategoryTable to="family" />
      </Section>
      <PopularSeries />
      <Section title="镜头选型：焦距、工作距离与视野" note="拖动数值，图和结果随之变化">
        <LensBench />
      </Section>
      <NewestArticles />
      <BrandNames />
    </Page>
  );
}
