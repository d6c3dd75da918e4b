interface Written {
  label: string;
  /** Longest text that is taken. */
  most: number;
}

/** Everything of a configuration that is typed. Empty: the widget's own. */
export const written = {
  accent: { label: '强调色', most: 40 },
  title: { label: '标题', most: 60 },
  lead: { label: '说明', most: 200 },
  pick: { label: '选用按钮', most: 20 },
  openSite: { label: '到网站的链接', most: 40 },
} as const satisfies Record<string, Written>;

export type WrittenName = keyof typeof written;
