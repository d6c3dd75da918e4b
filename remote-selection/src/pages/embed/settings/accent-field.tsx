import { accentTokens, readColour } from '../../../lib/accent-tokens';
import * as styles from './accent-field.module.css';
import type { EmbedSettings } from './embed-settings';
import { TextField } from './text-field';
import { written } from './written';

export interface AccentFieldProps {
  settings: EmbedSettings;
  onChange(accent: string): void;
}

/** The accent as it comes, for the browser's own choice of colours, which has to show one. */
const USUAL = '#165dff';

/** What becomes of a colour that cannot be read as it is; null where it is taken as it is. */
function changedNote({ accent, theme }: EmbedSettings): string | null {
  const given = readColour(accent);
  if (!given || theme === 'auto') return null;
  const used = accentTokens(accent, theme)['--sx-accent'];
  if (used === `rgb(${given.join(' ')})`) return null;
  return theme === 'dark' ? '在深色底上看不清：文字与线会自动提亮' : '在白底上看不清：文字与线会自动加深';
}

export function AccentField({ settings, onChange }: AccentFieldProps) {
  const { accent } = settings;
  const isColour = readColour(accent) !== null;
  const problem =
    accent === '' || isColour ? null : `「${accent}」不是颜色：请写 # 加六位十六进制数，如 #0a7d4b；代码与预览中未用它`;
  return (
    <TextField
      label={written.accent.label}
      most={written.accent.most}
      value={accent}
      placeholder={`${USUAL}（默认）`}
      problem={problem}
      note={changedNote(settings)}
      onChange={onChange}
    >
      <input
        className={styles.swatch}
        type="color"
        aria-label="从色板选强调色"
        value={isColour ? accent.toLowerCase() : USUAL}
        onChange={event => onChange(event.target.value)}
      />
    </TextField>
  );
}
