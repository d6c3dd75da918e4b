/** What holds for whoever embeds, in a few sentences. Parts of a text between backquotes are code. */
export interface Rule {
  title: string;
  paragraphs: readonly string[];
}
