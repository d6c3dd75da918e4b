/** Colours of everything printed: those of the site's light theme, the lines a little darker. */
export const colours = {
  ink: '#1d2129',
  secondary: '#4e5969',
  hint: '#6b7785',
  hairline: '#d9dce1',
  ground: '#f7f8fa',
  accent: '#165dff',
  'accent-soft': '#eef4ff',
  warm: '#a65900',
  'warm-soft': '#fdf5ea',
  pass: '#00803b',
  warn: '#a35200',
  fail: '#cb272d',
};
