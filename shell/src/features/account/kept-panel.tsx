import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { useShell } from '../../components/shell-context';
import { type Entry, type keptLists, listNames, readEntries } from '../../services/kept/kept-lists';
import { accountOpen } from '../../state/account-open';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';

interface Line {
  to: string;
  text: string;
}

const Filter = z.object({ name: z.string(), search: z.string() });
const Product = z.object({ id: z.number(), title: z.string() });
const Scheme = z.object({ name: z.string(), title: z.string(), goal: z.string(), search: z.string() });

function parsed<S extends z.ZodMiniType>(
  schema: S,
  entries: readonly Entry[],
  line: (value: z.output<S>) => Line,
): Line[] {
  return entries.flatMap(({ value }) => {
    const read = schema.safeParse(value);
    return read.success ? line(read.data) : [];
  });
}

const product = ({ id, title }: z.output<typeof Product>): Line => ({ to: `/goods/detail?id=${id}`, text: title });

/** What each list is called, and how its entries are shown. */
const shown: Record<keyof typeof keptLists, { title: string; lines(entries: readonly Entry[]): Line[] }> = {
  filters: {
    title: '保存的筛选',
    lines: entries => parsed(Filter, entries, ({ name, search }) => ({ to: `/goods/list?${search}`, text: name })),
  },
  compared: { title: '对比栏', lines: entries => parsed(Product, entries, product) },
  schemes: {
    title: '选型方案',
    lines: entries =>
      parsed(Scheme, entries, ({ name, title, goal, search }) => ({
        to: `/selection/${encodeURIComponent(goal)}?${search}`,
        text: name ? `${name}：${title}` : title,
      })),
  },
  viewed: { title: '最近看过', lines: entries => parsed(Product, entries, product) },
};

/** Schemes that take comments, with what is new. */
function CommentedSchemes() {
  const { api } = useShell();
  const setOpen = useSetAtom(accountOpen);
  const { data } = useQuery({
    queryKey: accountQueries.comments,
    queryFn: ({ signal }) => api.schemeMyComments({}, { showLoading: false, silent: true, signal }),
    // Others write while the site is open.
    staleTime: 0,
    retry: false,
  });
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-label="收到的意见">
      <h3 className={styles.label}>收到的意见</h3>
      <ul className={styles.kept}>
        {data.list.map(({ key, scheme, title, comments, unread }) => (
          <li key={key}>
            <Link
              to={`${scheme}${scheme.includes('?') ? '&' : '?'}view=shared&talk=${key}`}
              onClick={() => setOpen(false)}
            >
              {`${title}（${comments} 条${unread > 0 ? `，${unread} 条新` : ''}）`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 我的: what the visitor keeps, on this device and with the account. */
export function KeptPanel() {
  const { storage } = useShell();
  const setOpen = useSetAtom(accountOpen);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>随账号保存，在其他设备登录后也能看到。</p>
      <CommentedSchemes />
      {listNames.map(list => {
        const { title, lines } = shown[list];
        const entries = lines(readEntries(storage, list));
        return (
          <section key={list} aria-label={title}>
            <h3 className={styles.label}>{title}</h3>
            {entries.length === 0 && <p className={styles.hint}>还没有</p>}
            <ul className={styles.kept}>
              {entries.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} onClick={() => setOpen(false)}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
