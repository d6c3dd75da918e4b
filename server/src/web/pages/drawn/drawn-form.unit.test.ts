import { expect, test } from 'vitest';
import { isPhone } from './drawn-form';

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
};

test('phones are told by their names; tablets and desktops are none', () => {
  const phones = Object.entries(agents).filter(([, agent]) => isPhone({ 'user-agent': agent }));
  expect(phones.map(([name]) => name)).toEqual(['phone', 'iPhone']);
  expect(isPhone({})).toBe(false);
});

test('what the browser says of itself counts more than its name', () => {
  expect(isPhone({ 'sec-ch-ua-mobile': '?1', 'user-agent': agents.desktop })).toBe(true);
  expect(isPhone({ 'sec-ch-ua-mobile': '?0', 'user-agent': agents.phone })).toBe(false);
});
