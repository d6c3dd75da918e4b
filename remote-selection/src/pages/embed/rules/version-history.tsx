import * as styles from './version-history.module.css';
import { history } from './versions';

export function VersionHistory() {
  return (
    <table className={styles.history} aria-label="版本记录">
      <thead>
        <tr>
          <th scope="col">版本</th>
          <th scope="col">日期</th>
          <th scope="col">新增</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ version, date, added }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>
              <time dateTime={date}>{date}</time>
            </td>
            <td>{added}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
