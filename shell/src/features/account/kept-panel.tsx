import { languageOfText } from '@shixuan/host';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { useShell } from '../../components/shell-context';
import { useFrameLanguage } from '../../components/texts/use-texts';
import { type Entry, type keptLists, listNames, readEntries } from '../../services/kept/kept-lists';
import { accountOpen } from '../../state/account-open';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { useAccountTexts } from './texts/account-texts';

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

/** How the entries of each list are shown. @param named a scheme with a name of its own */
const linesOf = (named: (name: string, title: string) => string) =>
  ({
    filters: entries => parsed(Filter, entries, ({ name, search }) => ({ to: `/goods/list?${search}`, text: name })),
    compared: entries => parsed(Product, entries, product),
    schemes: entries =>
      parsed(Scheme, entries, ({ name, title, goal, search }) => ({
        to: `/selection/${encodeURIComponent(goal)}?${search}`,
        text: name ? named(name, title) : title,
      })),
    viewed: entries => parsed(Product, entries, product),
  }) satisfies Record<keyof typeof keptLists, (entries: readonly Entry[]) => Line[]>;

/** Schemes that take comments, with what is new. */
function CommentedSchemes() {
  const { api } = useShell();
  const { kept: texts } = useAccountTexts();
  const language = useFrameLanguage();
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
    <section aria-label={texts.comments}>
      <h3 className={styles.label}>{texts.comments}</h3>
      <ul className={styles.kept}>
        {data.list.map(({ key, scheme, title, comments, unread }) => (
          <li key={key}>
            <Link
              to={`${scheme}${scheme.includes('?') ? '&' : '?'}view=shared&talk=${key}`}
              onClick={() => setOpen(false)}
            >
              <span lang={languageOfText(title, language)}>{texts.commented(title, comments, unread)}</span>
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
  const { kept: texts } = useAccountTexts();
  const language = useFrameLanguage();
  const lines = linesOf(texts.named);
  const setOpen = useSetAtom(accountOpen);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{texts.lead}</p>
      <CommentedSchemes />
      {listNames.map(list => {
        const title = texts.lists[list];
        const entries = lines[list](readEntries(storage, list));
        return (
          <section key={list} aria-label={title}>
            <h3 className={styles.label}>{title}</h3>
            {entries.length === 0 && <p className={styles.hint}>{texts.none}</p>}
            <ul className={styles.kept}>
              {entries.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} lang={languageOfText(text, language)} onClick={() => setOpen(false)}>
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
