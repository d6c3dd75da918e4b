import { Link, useHost } from '@shixuan/host';
import { pageOfGoal, printSelectionSearch, selectionPath } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { useEffect, useId, useMemo, useState } from 'react';
import { ComparisonTable } from '../../../components/comparison/comparison-table';
import { rowName } from '../../../data/ranking/answer';
import { rowLines } from '../../../data/report/row-lines';
import { stateOfRow } from '../../../data/report/row-state';
import { useSelection } from '../../../state/selection-context';
import { compareSchemes, keyOf, type Scheme, withNamed, withoutNamed, withRecent } from './scheme';
import { SchemeList } from './scheme-list';
import { SchemeName } from './scheme-name';
import * as styles from './schemes.module.css';
import { useSchemes } from './use-schemes';

/** A result that is shown for this long is kept among the recent schemes. */
const KEEP_AFTER_MS = 4000;

/** Schemes of this visitor on this device: the last ones and those with a name; two of them side by side. */
export function Schemes() {
  const { state, requirements, request, row, system, isFresh } = useSelection();
  const { isProvided } = useHost();
  const [kept, change] = useSchemes();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const panel = useId();

  const now = useMemo((): Scheme | null => {
    if (!requirements || !row || !system || !isFresh) return null;
    const search = printSelectionSearch({ ...state, drafts: {} });
    return {
      name: '',
      title: rowName(row, state.goal),
      goal: pageOfGoal[state.goal],
      search,
      ...rowLines(requirements, row, system, state.encoder),
    };
  }, [requirements, row, system, state, isFresh]);
  const nowKey = now && `${now.goal} ${now.search}`;
  useEffect(() => {
    if (!now || !nowKey) return;
    const timer = setTimeout(() => change(known => withRecent(known, now)), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [now, nowKey, change]);

  const save = (name: string) => {
    if (!now || !row || !request) return;
    // A scheme with a name is this system, not whatever ranks first later.
    const search = printSelectionSearch(stateOfRow(state, row, request));
    change(known => withNamed(known, { ...now, name, search }));
  };
  const all = [...kept.named, ...kept.recent];
  const pair = chosen.flatMap(key => all.find(each => keyOf(each) === key) ?? []);
  const [a, b] = pair;
  const choose = (key: string) =>
    setChosen(keys => (keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key].slice(-2)));
  const list = { chosen, onChoose: choose };
  return (
    <div className={styles.schemes}>
      <button
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {`方案（${kept.named.length}）`}
      </button>
      {row && request && isFresh && isProvided?.('/enquiry') && (
        <Link
          className={styles.link}
          to={`/enquiry?scheme=${encodeURIComponent(selectionPath(stateOfRow(state, row, request)))}`}
        >
          询价
        </Link>
      )}
      <div id={panel} className={styles.panel} hidden={!open}>
        <SchemeName disabled={!now} onSave={save} />
        <SchemeList
          {...list}
          title="已保存"
          empty="保存后在这里，只存在本机"
          schemes={kept.named}
          onRemove={name => change(known => withoutNamed(known, name))}
        />
        <SchemeList {...list} title="最近使用" empty="还没有" schemes={kept.recent} />
        {a && b ? (
          <ComparisonTable heads={[a.name || a.title, b.name || b.title]} groups={compareSchemes(a, b)} />
        ) : (
          all.length > 1 && <p className={styles.hint}>勾选两个方案并排对照。</p>
        )}
      </div>
    </div>
  );
}
