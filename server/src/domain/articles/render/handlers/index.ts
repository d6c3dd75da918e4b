import { defaultHandlers } from 'remark-rehype';
import type { RenderContext } from '../render-context';
import {
  type Directive,
  element,
  type Handlers,
  type HtmlContent,
  type HtmlElement,
  type MarkdownNode,
  type NodeOf,
  type State,
  text,
} from '../trees';
import { calculator } from './calculator';
import { callout } from './callout';
import { figure } from './figure';
import { blockFormula, inlineFormula } from './formula';
import { plain } from './label-text';
import { link } from './link';
import { products } from './products';
import { worked } from './worked';

type Made = HtmlContent | HtmlContent[] | undefined;

const leafDirectives: Readonly<
  Record<string, (context: RenderContext, state: State, node: Directive) => HtmlElement | undefined>
> = {
  figure,
  worked,
  products: (context, _, node) => products(context, node),
  calculator: (context, _, node) => calculator(context, node),
};
const containers = ['note', 'warning', 'aside'];
const known = `::${Object.keys(leafDirectives).join('、::')}、:::${containers.join('、:::')}`;

/** Kinds of Markdown that articles may not use, and what to use instead. */
const refused: Partial<Record<MarkdownNode['type'], string>> = {
  html: '正文中不能写 HTML',
  image: '图片用 ::figure[图注]{src=…}',
  imageReference: '图片用 ::figure[图注]{src=…}',
  linkReference: '链接写成 [文字](地址)',
  definition: '链接写成 [文字](地址)',
  footnoteReference: '不用脚注，旁注用 :::aside',
  footnoteDefinition: '不用脚注，旁注用 :::aside',
};

/** Handlers that turn each kind of node into HTML. Problems are noted in the context. */
export function handlersFor(context: RenderContext): Handlers {
  const refusing = Object.fromEntries(
    Object.entries(refused).map(([type, reason]) => [
      type,
      (_: State, node: MarkdownNode) => context.refuse(node, reason),
    ]),
  );
  return {
    ...refusing,
    math: (_, node: NodeOf<'math'>) => blockFormula(context, node),
    inlineMath: (_, node: NodeOf<'inlineMath'>) => inlineFormula(context, node),
    link: (state, node: NodeOf<'link'>) => link(context, state, node),
    heading: (state, node: NodeOf<'heading'>) => heading(context, state, node),
    paragraph: (state, node: NodeOf<'paragraph'>) => paragraph(context, state, node),
    text: (_, node: NodeOf<'text'>) => plainText(context, node),
    listItem: (state, node: NodeOf<'listItem'>, parent) => {
      if (typeof node.checked === 'boolean') return context.refuse(node, '不用待办列表');
      return defaultHandlers.listItem(state, node, parent?.type === 'list' ? parent : undefined);
    },
    table: (state, node: NodeOf<'table'>) =>
      element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: '表格' }, [
        defaultHandlers.table(state, node),
      ]),
    leafDirective: (state, node: NodeOf<'leafDirective'>): Made => {
      const make = Object.hasOwn(leafDirectives, node.name) ? leafDirectives[node.name] : undefined;
      return make ? make(context, state, node) : context.refuse(node, `没有指令 ::${node.name}，可用：${known}`);
    },
    containerDirective: (state, node: NodeOf<'containerDirective'>): Made =>
      containers.includes(node.name)
        ? callout(context, state, node)
        : context.refuse(node, `没有指令 :::${node.name}，可用：${known}`),
    textDirective: (_, node: NodeOf<'textDirective'>): Made => {
      // `1:4` parses as a directive called 4. Only a directive with a label or attributes is intended.
      const isMeant = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;
      return isMeant
        ? context.refuse(node, `没有行内指令 :${node.name}；指令应独占一行`)
        : text(context.sourceOf(node));
    },
  };
}

function heading(context: RenderContext, state: State, node: NodeOf<'heading'>): HtmlElement | undefined {
  if (node.depth !== 2 && node.depth !== 3) return context.refuse(node, '标题只用 ## 与 ###');
  if (plain(node).trim() === '') return context.refuse(node, '标题是空的');
  if (node.children.some(child => child.type !== 'text'))
    return context.refuse(node, '标题中只能有文字，不能有公式、链接或强调');
  return { ...element(`h${node.depth}`, {}, state.all(node)), position: node.position };
}

/** A paragraph that is only `$$…$$` becomes a block formula, also when written in one line. */
function paragraph(context: RenderContext, state: State, node: NodeOf<'paragraph'>): HtmlElement {
  const [only, ...others] = node.children;
  if (only?.type === 'inlineMath' && others.length === 0 && context.sourceOf(only).startsWith('$$'))
    return blockFormula(context, only);
  return element('p', {}, state.all(node));
}

const leftOver: readonly [RegExp, string][] = [
  [/\*\*/, '加粗没有生效：** 与标点相邻时写不成，请把标点移到 ** 之外'],
  [/:{2,}[a-z]/i, '指令没有生效：应独占一行，写成 ::名称[文字]{属性=值}'],
  [/\]\(/, '链接没有生效：检查括号'],
  [/\$/, '公式没有生效：检查 $ 是否成对'],
];

/** Text that still looks like markup is refused: its author meant it as markup. */
function plainText(context: RenderContext, node: NodeOf<'text'>): HtmlContent {
  for (const [pattern, reason] of leftOver) {
    const found = pattern.exec(node.value);
    const above = found ? node.value.slice(0, found.index).split('\n').length - 1 : 0;
    if (found) context.refuse((node.position?.start.line ?? 1) + above, reason);
  }
  return text(node.value);
}
