import { useState } from 'react';
import { ComparisonTable } from '../comparison/comparison-table';
import { compareSchemes, type KeptSchemes, keyOf, withNote, withoutNamed } from './scheme';
import { SchemeList } from './scheme-list';
import { SchemeName } from './scheme-name';
import * as styles from './schemes.module.css';

export interface SchemesPanelProps {
  kept: KeptSchemes;
  change(make: (kept: KeptSchemes) => KeptSchemes): void;
  /** Keeps what is looked at under a name; null while there is nothing to keep. */
  onSave: ((name: string) => void) | null;
}

/** Schemes with a name and the last ones: restored, remarked on, passed on, and two of them side by side. */
export function SchemesPanel({ kept, change, onSave }: SchemesPanelProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = [...kept.named, ...kept.recent];
  const pair = chosen.flatMap(key => all.find(each => keyOf(each) === key) ?? []);
  const [a, b] = pair;
  const choose = (key: string) =>
    setChosen(keys => (keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key].slice(-2)));
  const list = { chosen, onChoose: choose };
  return (
    <>
      <SchemeName onSave={onSave} />
      <SchemeList
        {...list}
        title="已保存"
        empty="保存后在这里；登录后随账号保存"
        schemes={kept.named}
        onRemove={name => change(known => withoutNamed(known, name))}
        onNote={(name, note) => change(known => withNote(known, name, note))}
      />
      <SchemeList {...list} title="最近使用" empty="还没有" schemes={kept.recent} />
      {a && b ? (
        <ComparisonTable heads={[a.name || a.title, b.name || b.title]} groups={compareSchemes(a, b)} />
      ) : (
        all.length > 1 && <p className={styles.hint}>勾选两个方案并排对照。</p>
      )}
    </>
  );
}
