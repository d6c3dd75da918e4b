import type { CallContent } from '@shixuan/api/client';
import { EmptyState, Notes, PageLinks } from '@shixuan/ui';
import { GroupHits } from './group-hits';
import { KindLinks } from './kind-links';
import { kindNames } from './kind-names';
import { Nearest, Popular } from './nearest';
import { NothingFound } from './nothing-found';
import { ProductCategories } from './product-categories';
import { ResultGroup } from './result-group';
import { PAGE_SIZE, type ResultQuery, resultPath } from './result-url';
import { TaskLink } from './task-link';
import { Understood } from './understood';

export interface ResultsProps {
  query: ResultQuery;
  content: CallContent<'search'>;
}

/** What was understood, how much there is of each kind, and the hits. */
export function Results({ query, content }: ResultsProps) {
  const { groups, note, understood, nearest, notCarried = [], popular, task } = content;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <Notes
        notes={[...(total > 0 ? notCarried.map(label => `本站未收录「${label}」。`) : []), ...(note ? [note] : [])]}
      />
      {task && <TaskLink task={task} />}
      <Understood terms={understood} query={query} />
      {total === 0 ? (
        <NothingFound query={query} {...{ nearest, understood, notCarried, popular }} />
      ) : (
        <>
          <KindLinks groups={groups} query={query} />
          <Found query={query} content={content} />
        </>
      )}
    </>
  );
}

function Found({ query, content }: ResultsProps) {
  const { groups, products, nearest, popular } = content;
  const chosen = groups.find(({ kind }) => kind === query.kind);
  if (!chosen)
    return (
      <>
        {groups
          .filter(({ total }) => total > 0)
          .map(group => (
            <ResultGroup key={group.kind} group={group} query={query}>
              {group.kind === 'product' && <ProductCategories products={products} query={query} />}
              <GroupHits group={group} />
            </ResultGroup>
          ))}
        <Nearest nearest={nearest} />
        <Popular popular={popular} />
      </>
    );
  const { name } = kindNames[chosen.kind];
  const total = chosen.kind === 'product' ? products.total : chosen.total;
  return (
    <section aria-label={name}>
      {chosen.kind === 'product' && <ProductCategories products={products} query={query} />}
      {chosen.hits.length > 0 ? (
        <GroupHits group={chosen} />
      ) : (
        <EmptyState
          title={total > 0 ? '这一页没有结果' : `没有符合关键词的${name}`}
          action={<a href={resultPath({ ...query, kind: null, page: 1 })}>查看全部结果</a>}
        />
      )}
      <PageLinks page={query.page} pages={Math.ceil(total / PAGE_SIZE)} to={page => resultPath({ ...query, page })} />
    </section>
  );
}
