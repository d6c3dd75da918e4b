import { goalOfPage, goalPages, isProfileSearch, parseProfileSearch, parseSelectionSearch } from '@shixuan/task-url';
import type { RenderContext } from '../render-context';
import { type Directive, element, type HtmlElement, text } from '../trees';
import { labelText } from './label-text';
import { readAttributes } from './read-attributes';

/** `::calculator[按钮上的字]{page=lens query="…"}`: a link that opens a selection page with the text's figures filled in. */
export function calculator(context: RenderContext, node: Directive): HtmlElement | undefined {
  const attributes = readAttributes(context, node, ['page', 'query']);
  if (!attributes) return undefined;
  const { page = '', query = '' } = attributes;
  const label = labelText(node);
  if (!label) return context.refuse(node, '选型链接应有文字：::calculator[按钮上的字]{…}');
  const problem = selectionProblem(page, query);
  if (problem) return context.refuse(node, problem);
  return element('p', { className: ['calculator'] }, [
    element('a', { href: `/selection/${page}?${query}` }, [text(label)]),
  ]);
}

/** Why a selection page would refuse a query; undefined when it accepts it. */
export function selectionProblem(page: string, query: string): string | undefined {
  const goal = goalOfPage(page);
  if (!goal) return `没有选型页面「${page}」，可用：${goalPages.join('、')}`;
  const { problems, state } = isProfileSearch(query) ? parseProfileSearch(query) : parseSelectionSearch(query, goal);
  if (problems[0]) return problems[0].replace('，已忽略', '');
  if (Object.keys(state.drafts).length > 0) return '选型地址中有未填好的值';
  if (/[\s"'<>\\]/.test(query)) return '选型地址中有不能出现在地址里的字符';
  return undefined;
}
