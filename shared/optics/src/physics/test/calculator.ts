const tokens = /\d+(?:\.\d+)?(?:e[+-]?\d+)?|\p{L}+|[⁰¹²³⁴-⁹⁻]+|[+\-−×÷/()|⌈⌉√^,，°]/gu;
const closing: Readonly<Record<string, string>> = { '(': ')', '⌈': '⌉', '|': '|' };
const radians = Math.PI / 180;
const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  sin: x => Math.sin(x * radians),
  cos: x => Math.cos(x * radians),
  tan: x => Math.tan(x * radians),
  arcsin: x => Math.asin(x) / radians,
  arctan: x => Math.atan(x) / radians,
  atan: x => Math.atan(x) / radians,
};

/**
 * What a pocket calculator, set to degrees, gives for a line of numbers as a derivation prints it: '8.446 × (317 − 25) ÷ 25'.
 * @throws Error for what it has no key for
 */
export function evaluate(line: string): number {
  const found = line.match(tokens) ?? [];
  if (found.join('') !== line.replaceAll(/\s/g, '')) throw new Error(`不能计算：${line}`);
  let at = 0;
  const next = (...wanted: string[]) => {
    const token = found[at] ?? '';
    if (!wanted.includes(token)) return '';
    at += 1;
    return token;
  };

  const sum = (): number => {
    let value = product();
    for (let sign = next('+', '−', '-'); sign; sign = next('+', '−', '-')) value += (sign === '+' ? 1 : -1) * product();
    return value;
  };
  const product = (): number => {
    let value = power();
    for (let sign = next('×', '÷', '/'); sign; sign = next('×', '÷', '/')) {
      if (sign === '×') value *= power();
      else value /= power();
    }
    return value;
  };
  const raised = (): number => {
    const token = found[at] ?? '';
    if (/^[⁰¹²³⁴-⁹⁻]/u.test(token)) {
      at += 1;
      return Number(token.normalize('NFKC').replace('−', '-'));
    }
    return next('^') ? atom() : 1;
  };
  const power = (): number => {
    const value = atom();
    return value ** raised();
  };
  const bracketed = (open: string): number[] => {
    const values = [sum()];
    while (next(',', '，')) values.push(sum());
    if (!next(closing[open] ?? '')) throw new Error(`缺括号：${line}`);
    return values;
  };
  const atom = (): number => {
    const token = found[at] ?? '';
    at += 1;
    if (/^\d/.test(token)) {
      next('°');
      return Number(token);
    }
    const [name, open] = [token, closing[token]];
    if (name === '-' || name === '−') return -power();
    if (name === 'π') return Math.PI;
    if (name === '√') return Math.sqrt(atom());
    if (open) {
      const [value = Number.NaN] = bracketed(name);
      if (name === '⌈') return Math.ceil(value * (1 - 1e-9));
      return name === '|' ? Math.abs(value) : value;
    }
    const apply = functions[name];
    if (!apply) throw new Error(`不能计算 ${name}：${line}`);
    const exponent = raised();
    const argument = next('(') ? bracketed('(') : [atom()];
    return apply(...argument) ** exponent;
  };

  const value = sum();
  if (at < found.length) throw new Error(`多余 ${found[at]}：${line}`);
  return value;
}
