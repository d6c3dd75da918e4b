import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify).freeze();

/** Rich text with only the elements, attributes and addresses that GitHub allows in texts of strangers: no scripts, no styles. */
export const sanitiseRichText = (html: string): string => String(processor.processSync(html));
