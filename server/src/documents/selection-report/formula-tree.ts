/** A formula as the template sets it: nested rows of signs, fractions, roots and indices. Plain data. */
export type FormulaNode =
  | { kind: 'row'; items: FormulaNode[] }
  | { kind: 'number' | 'operator' | 'word'; text: string }
  | { kind: 'symbol'; base: string; sub: string | null; primes: string }
  | { kind: 'fraction'; over: FormulaNode; under: FormulaNode }
  | { kind: 'power'; base: FormulaNode; exponent: FormulaNode }
  | { kind: 'root'; body: FormulaNode }
  | { kind: 'group'; brackets: Brackets; body: FormulaNode };

type Brackets = 'round' | 'ceiling' | 'floor' | 'bars';

const tokens =
  /\d+(?:\.\d+)?(?:e[+-]?\d+)?|\p{L}[\p{L}\p{Nd}₀-₉]*[′″]*(?:_[\p{L}\p{Nd},，]+)?[′″]*|[⁰¹²³⁴-⁹⁻]+|\^-?|[=+\-−×÷/()|⌈⌉⌊⌋√,，%°∞]/gu;
const pairs: Readonly<Record<string, { close: string; brackets: Brackets }>> = {
  '(': { close: ')', brackets: 'round' },
  '⌈': { close: '⌉', brackets: 'ceiling' },
  '⌊': { close: '⌋', brackets: 'floor' },
  '|': { close: '|', brackets: 'bars' },
};

/**
 * Reads the one-line notation of `defineFormula` (`DOF = 2 × C × F × (1 + m) ÷ m²`) or the same with numbers. Null where a sign is
 * not understood; the line is then set as it stands.
 */
export function formulaTree(formula: string): FormulaNode | null {
  const found = formula.match(tokens) ?? [];
  if (found.join('') !== formula.replaceAll(/\s/g, '')) return null;
  const reader = new Reader(found);
  const tree = reader.sum(null);
  return tree && reader.isAtEnd() ? tree : null;
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  isAtEnd = (): boolean => this.at === this.tokens.length;

  /** Products joined by signs, up to a closing bracket. @param close the bracket that ends it; null: the end of the formula */
  sum(close: string | null): FormulaNode | null {
    const items: FormulaNode[] = [];
    for (let token = this.tokens[this.at]; token !== undefined && token !== close; token = this.tokens[this.at]) {
      if (isSign(token)) {
        this.at += 1;
        items.push({ kind: 'operator', text: token === '-' ? '−' : token });
        continue;
      }
      const next = this.product();
      if (!next) return null;
      items.push(next);
    }
    return items.length === 0 ? null : row(items);
  }

  /** `a × b ÷ c × d ÷ e`: each division takes what was multiplied before it as its numerator. */
  private product(): FormulaNode | null {
    const first = this.factor();
    if (!first) return null;
    let done: FormulaNode[] = [];
    let open: FormulaNode[] = [first];
    for (
      let token = this.tokens[this.at];
      token === '×' || token === '÷' || token === '/';
      token = this.tokens[this.at]
    ) {
      this.at += 1;
      const factor = this.factor();
      if (!factor) return null;
      if (token === '×') {
        open.push(factor);
        continue;
      }
      const last = done.at(-1);
      if (open.length === 0 && last?.kind === 'fraction') {
        done = [...done.slice(0, -1), { ...last, under: times([last.under, bare(factor)]) }];
        continue;
      }
      done.push({ kind: 'fraction', over: open.length === 1 ? bare(times(open)) : times(open), under: bare(factor) });
      open = [];
    }
    return times([...done, ...open]);
  }

  private factor(): FormulaNode | null {
    const base = this.base();
    const exponent = base && this.exponent();
    if (!base || !exponent) return exponent === undefined ? null : base;
    const power: FormulaNode = { kind: 'power', base, exponent };
    // cos⁴(w): the argument follows the exponent.
    return base.kind === 'word' && this.tokens[this.at] === '(' ? this.applied(power) : power;
  }

  /** Null: none follows; undefined: one that is not understood. */
  private exponent(): FormulaNode | null | undefined {
    const token = this.tokens[this.at] ?? '';
    if (/^[⁰¹²³⁴-⁹⁻]/u.test(token)) {
      this.at += 1;
      return { kind: 'number', text: token.normalize('NFKC').replaceAll('-', '−') };
    }
    if (!token.startsWith('^')) return null;
    this.at += 1;
    const raised = this.base();
    if (!raised) return undefined;
    return token === '^-' ? row([{ kind: 'operator', text: '−' }, bare(raised)]) : bare(raised);
  }

  private base(): FormulaNode | null {
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    this.at += 1;
    if (/^\d|^∞/.test(token)) {
      const unit = this.tokens[this.at];
      if (unit !== '%' && unit !== '°') return { kind: 'number', text: token };
      this.at += 1;
      return { kind: 'number', text: `${token} ${unit}` };
    }
    if (pairs[token]) return this.bracketed(token);
    if (token === '√') {
      const body = this.factor();
      return body && { kind: 'root', body: bare(body) };
    }
    if (!/^\p{L}/u.test(token)) return null;
    const name = symbol(token);
    const follows = this.tokens[this.at] ?? '';
    if (follows === '°') {
      this.at += 1;
      return row([name, { kind: 'word', text: '°' }]);
    }
    if (functions.has(token) && /^[⁰¹²³⁴-⁹⁻]/u.test(follows)) return { kind: 'word', text: token };
    return follows === '(' ? this.applied(functions.has(token) ? { kind: 'word', text: token } : name) : name;
  }

  private applied(name: FormulaNode): FormulaNode | null {
    this.at += 1;
    const body = this.bracketed('(');
    return body && row([name, body]);
  }

  private bracketed(open: string): FormulaNode | null {
    const pair = pairs[open];
    const body = pair && this.sum(pair.close);
    if (!body || this.tokens[this.at] !== pair.close) return null;
    this.at += 1;
    return { kind: 'group', brackets: pair.brackets, body };
  }
}

const functions = new Set([
  'min',
  'max',
  'arctan',
  'arcsin',
  'arccos',
  'tan',
  'sin',
  'cos',
  'log',
  'lg',
  'ln',
  'exp',
  'round',
]);
const isSign = (token: string) => /^[=+\-−,，]$/.test(token);

function symbol(token: string): FormulaNode {
  const [, base = token, lowered, before = '', named, after = ''] =
    /^(.*?)([₀-₉]+)?([′″]*)(?:_([^′″]+))?([′″]*)$/u.exec(token) ?? [];
  const sub = named ?? lowered?.normalize('NFKC') ?? null;
  return { kind: 'symbol', base, sub, primes: before + after };
}

const row = (items: FormulaNode[]): FormulaNode => (items[0] && items.length === 1 ? items[0] : { kind: 'row', items });
const times = (factors: FormulaNode[]): FormulaNode =>
  row(factors.flatMap((factor, i) => (i === 0 ? [factor] : [{ kind: 'operator', text: '×' } as const, factor])));
/** Without round brackets, which a fraction bar or a root replaces. */
const bare = (node: FormulaNode): FormulaNode =>
  node.kind === 'group' && node.brackets === 'round' ? node.body : node;
