const NAMED = /'([^'<]+?)(?: <value>)?'/;

const sentences: Readonly<Record<string, (named: string, message: string) => string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: named => `没有名为 ${named} 的选项。`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (named, message) =>
    message.includes('does not take')
      ? `选项 ${named} 后面不写值。`
      : `选项 ${named} 后面要写它的值；值以 - 开头时写作 ${named}=值。`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: named => `多余的参数：${named}`,
};

/** What `parseArgs` of Node found wrong with what was typed, in Chinese: its own sentences are English. */
export function typingFault(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [, named = ''] = NAMED.exec(message) ?? [];
  return Object.hasOwn(sentences, code) ? (sentences[code]?.(named, message) ?? message) : message;
}
