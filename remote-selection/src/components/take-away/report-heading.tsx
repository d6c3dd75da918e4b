import * as controls from '@shixuan/ui/controls.module.css';
import * as field from '@shixuan/ui/field.module.css';
import * as styles from './report-heading.module.css';

/** Texts of the cover of a report, by parameter of its address. */
export type Heading = Readonly<Partial<Record<(typeof entries)[number]['key'], string>>>;

const entries = [
  { key: 'project', label: '项目' },
  { key: 'customer', label: '客户' },
  { key: 'author', label: '编制' },
  { key: 'revision', label: '版本' },
] as const;
/** What the address takes. */
const most = 60;

/** What stands on the cover of the report beside the task; every text may be left out. */
export function ReportHeading({ heading, onChange }: { heading: Heading; onChange(heading: Heading): void }) {
  return (
    <fieldset className={`${controls.fieldset} ${styles.heading}`}>
      <legend className={styles.legend}>报告封面（可不填）</legend>
      {entries.map(({ key, label }) => (
        <label key={key} className={field.field}>
          <span className={field.name}>{label}</span>
          <input
            className={`${controls.input} ${styles.input}`}
            value={heading[key] ?? ''}
            maxLength={most}
            onChange={({ target }) => onChange({ ...heading, [key]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
