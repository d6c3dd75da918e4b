import {
  type Formula,
  OpticsInputError,
  resultLast,
  roundSignificant,
  type Trace,
  type Variable,
} from '@shixuan/optics/formula';
import * as exported from '@shixuan/optics/formulas';
import type { RenderContext } from '../render-context';
import { type Directive, element, type HtmlContent, type HtmlElement, type State, text } from '../trees';

type AnyFormula = Formula<Record<string, number>>;

const isFormula = (value: unknown): value is AnyFormula => typeof value === 'function' && 'definition' in value;

/** Formulas of the engine by their export names. */
const formulas = new Map(
  Object.entries(exported).flatMap(([name, value]) => (isFormula(value) ? [[name, value] as const] : [])),
);

const NUMBER = /^-?\d+(\.\d+)?(?:e([+-]?\d+))?$/i;

/** Half a unit of the last digit written: `16.0` stands for 15.95 to 16.05. */
function halfUnit(written: string): number {
  const [, fraction = '', exponent = '0'] = NUMBER.exec(written) ?? [];
  return 0.5 * 10 ** (Number(exponent) - Math.max(0, fraction.length - 1));
}

/**
 * `::worked[这一步算什么]{formula=name input=… result=…}`: a worked example, computed by the engine. An article whose result
 * differs from the engine's is refused.
 */
export function worked(context: RenderContext, state: State, node: Directive): HtmlElement | undefined {
  const {
    formula: name,
    result,
    ...given
  } = Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']));
  if (node.children.length === 0) return context.refuse(node, '算例应有说明：::worked[这一步算什么]{…}');
  if (!name) return context.refuse(node, '指令 worked 缺少 formula');
  const formula = formulas.get(name);
  if (!formula) return context.refuse(node, `选型引擎没有公式「${name}」`);
  if (!result || !NUMBER.test(result)) return context.refuse(node, `result 应为数字，现为「${result ?? ''}」`);
  const inputs = readInputs(context, node, formula, given);
  if (!inputs) return undefined;
  try {
    const exact = formula(inputs);
    const allowed = halfUnit(result) * (1 + 1e-9) + Math.abs(exact) * 1e-12;
    if (Math.abs(exact - Number(result)) > allowed)
      return context.refuse(node, `result=${result} 与选型引擎不符，应为 ${roundSignificant(exact, 6)}`);
    return shown(++context.workedNumbers, formula.trace(inputs), result, state.all(node));
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return context.refuse(node, `${error.field}：${error.message}`);
  }
}

function readInputs(
  context: RenderContext,
  node: Directive,
  formula: AnyFormula,
  given: Record<string, string>,
): Record<string, number> | undefined {
  const keys = Object.keys(formula.definition.inputs);
  const wrong =
    keys.find(key => given[key] === undefined) ??
    Object.keys(given).find(key => !keys.includes(key)) ??
    keys.find(key => !NUMBER.test(given[key] ?? ''));
  if (wrong === undefined) return Object.fromEntries(keys.map(key => [key, Number(given[key])]));
  const wanted = Object.entries<Variable>(formula.definition.inputs).map(
    ([key, { label, unit }]) => `${key}（${label}${unit ? `，${unit}` : ''}）`,
  );
  return context.refuse(node, `算例的输入「${wrong}」缺失、多余或不是数字；需要：${wanted.join('、')}`);
}

function shown(number: number, trace: Trace, result: string, title: HtmlContent[]): HtmlElement {
  const { formula, substituted, inputs, unit, symbol, label, source } = trace;
  const id = `worked-${number}`;
  return element('div', { className: ['worked'], role: 'group', ariaLabelledBy: [id] }, [
    element('p', { className: ['worked-title'], id }, title),
    element('p', { className: ['worked-formula'] }, withSubscripts(formula)),
    element('p', { className: ['worked-numbers'] }, [
      ...withSubscripts(`${resultLast(substituted)} = `),
      element('strong', { className: ['worked-result'] }, [text(withUnit(result, unit))]),
    ]),
    element(
      'ul',
      { className: ['worked-inputs'] },
      inputs.map(input =>
        element('li', {}, [
          element('var', {}, withSubscripts(input.symbol)),
          text(` ${input.label} ${withUnit(String(input.value), input.unit)}`),
        ]),
      ),
    ),
    element('p', { className: ['worked-source'] }, [
      ...withSubscripts(symbol),
      text(`：${label}。依据：`),
      ...sourceLink(source),
    ]),
  ]);
}

/** `p_o` as a symbol with its index set low. */
const withSubscripts = (formula: string): HtmlContent[] =>
  formula.split(/_([\p{L}\p{N}]+)/u).map((part, i) => (i % 2 === 1 ? element('sub', {}, [text(part)]) : text(part)));

const withUnit = (value: string, unit: string) => `${value.replace('-', '−')}${unit ? ` ${unit}` : ''}`;

function sourceLink({ name, url }: Trace['source']): HtmlContent[] {
  if (!url?.startsWith('https://')) return [text(name)];
  return [element('a', { href: url, rel: ['external', 'noopener'] }, [text(name)])];
}
