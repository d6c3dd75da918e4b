import type { HostCategory } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { Page, PageHead, Section } from '@shixuan/ui';
import { afterHan } from '../../features/category/after-han';
import { useCategories } from '../../features/category/use-categories';
import { NamedQuantities } from '../../features/pen/named-quantity';
import { HelperLink } from '../../features/selection-door/selection-link';
import { DecidingFigures } from './deciding-figures';
import type { Family } from './family';
import * as styles from './family-page.module.css';
import { GroupLinks } from './group-links';
import { LeadingProducts, leadingRuleText } from './leading-products';
import { PrincipleFigure } from './principle-figure';
import { useSeriesAddress } from './series-address';
import { SeriesMatrix } from './series-matrix';

/** A family page: introduction, key figures beside the drawing that shows them, groups, series and products. */
export function FamilyPage({ family }: { family: Family }) {
  const categories = useCategories(family.categories);
  // A site with a catalogue of its own may carry none of a kind: what would be empty tables and links is left out.
  const carried = categories.filter(({ count }) => count > 0);
  const address = useSeriesAddress();
  const leading = carried.find(category => category.code === family.leading.category);
  return (
    <Page>
      <PageHead
        here={family.title}
        title={family.title}
        lead={family.lead}
        actions={
          <>
            {carried.length > 0 ? <CategoryLinks categories={carried} /> : <span>本站暂未收录这类产品</span>}
            {family.helper && (
              <HelperLink className={styles.all} path={family.helper.path}>
                {family.helper.text}
              </HelperLink>
            )}
          </>
        }
      />
      <NamedQuantities>
        <div className={styles.intro}>
          <PrincipleFigure family={family} />
          <div className={styles.words}>
            {family.about.map(paragraph => (
              <p key={paragraph} className={styles.about}>
                {paragraph}
              </p>
            ))}
            <DecidingFigures figures={family.figures} />
          </div>
        </div>
      </NamedQuantities>
      {carried.length > 0 && (
        <Section title="分组" note="数字为收录的型号数">
          {family.groups.map(group => {
            const category = carried.find(candidate => candidate.code === group.category);
            return category && <GroupLinks key={group.title} group={group} category={category} />;
          })}
        </Section>
      )}
      {carried.map(category => (
        <SeriesMatrix
          key={category.id}
          category={category}
          address={address}
          title={carried.length > 1 ? `系列对照：${category.name}` : '系列对照'}
        />
      ))}
      {leading && (
        <Section title="代表产品" note={leadingRuleText(family.leading)}>
          <LeadingProducts category={leading} rule={family.leading} />
        </Section>
      )}
    </Page>
  );
}

function CategoryLinks({ categories }: { categories: readonly HostCategory[] }) {
  return categories.map(({ id, name, count }) => (
    <a key={id} className={styles.all} href={listPath(listQuery(id))}>
      {`查看全部 ${count} 款${afterHan(name)}`}
    </a>
  ));
}
