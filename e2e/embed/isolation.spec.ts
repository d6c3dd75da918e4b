import { answered, expect, openChecks, plainPage, test, widgetOf } from './test';

const hostile = `<style>
* { color: red !important; font-size: 31px !important; letter-spacing: 9px !important; text-transform: uppercase !important; }
button, input, table, a { color: red !important; background: lime !important; border: 9px solid red !important; display: block !important; }
body { direction: rtl; line-height: 4; word-spacing: 3em; white-space: pre; cursor: crosshair; visibility: visible; }
.sx-embed, [class^="sx-"] { display: none !important; }
</style>`;

test('a page that styles everything does not reach into the widget', async ({ page, visit }) => {
  await visit(plainPage('<button id="own">自己的</button><shixuan-selection></shixuan-selection>', hostile));
  const widget = widgetOf(page);
  await answered(widget);
  const pick = widget.getByRole('button', { name: '选用此方案' });
  await expect(pick).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(pick).toHaveCSS('font-size', '14px');
  await expect(pick).toHaveCSS('letter-spacing', 'normal');
  await expect(pick).toHaveCSS('text-transform', 'none');
  await expect(widget.locator('.sx-embed')).toHaveCSS('direction', 'ltr');
  await expect(widget.locator('.sx-embed')).toHaveCSS('white-space', 'normal');
  // The page's own button keeps the page's style.
  await expect(page.locator('#own')).toHaveCSS('background-color', 'rgb(0, 255, 0)');
});

test('the page stays as it was: no name, no style, no script of the widget is left in it', async ({ page, visit }) => {
  await visit(`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>前后</title>
<style>h2 { color: rgb(1, 2, 3); }</style></head><body><h2 class="visually-hidden">自己的</h2><div id="place"></div>
<script>
window.before = null;
window.looks = () => ({
  names: Object.getOwnPropertyNames(window).sort(),
  prototypes: [Element, Node, EventTarget, Array, Object, Promise].map(one => Object.getOwnPropertyNames(one.prototype).length),
  head: document.head.children.length,
  sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  body: document.body.attributes.length,
  html: document.documentElement.attributes.length,
  heading: getComputedStyle(document.querySelector('h2')).cssText,
  stored: [localStorage.length, sessionStorage.length, document.cookie],
  address: location.href,
  title: document.title,
});
window.before = window.looks();
</script></body></html>`);
  await page.evaluate(async site => {
    const script = document.createElement('script');
    script.src = `${site}/embed/v1/selection.js`;
    document.body.append(script);
    const place = document.querySelector('#place');
    if (place) place.innerHTML = '<shixuan-selection></shixuan-selection>';
  }, process.env.SITE_URL);
  const widget = widgetOf(page);
  await answered(widget);
  await openChecks(widget);
  await widget.getByRole('link', { name: '3D 线激光' }).click();
  await expect(widget.getByRole('heading', { name: '3D 线激光选型' })).toBeVisible();
  const [before, after] = await page.evaluate(() => {
    const { before, looks } = window as unknown as { before: unknown; looks: () => unknown };
    return [before, looks()];
  });
  expect(after).toEqual(before);
});

test.describe('a page with a strict policy', () => {
  for (const [by, policy, nonce] of [
    ['by addresses', 'script-src SITE', ''],
    [
      'by nonces, with Trusted Types',
      "script-src 'nonce-abc123'; require-trusted-types-for 'script'; trusted-types shixuan-selection",
      ' nonce="abc123"',
    ],
  ] as const) {
    test(`${by}: it runs, and breaks no rule of it`, async ({ page, visit }) => {
      await visit({
        html: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>严格</title>
<script async src="SITE/embed/v1/selection.js"${nonce}></script></head><body><shixuan-selection></shixuan-selection></body></html>`,
        policy: `default-src 'none'; ${policy}; connect-src SITE; img-src SITE; base-uri 'none'; form-action 'none'`,
      });
      const widget = widgetOf(page);
      await answered(widget);
      await widget
        .getByRole('button', { name: /的检查/ })
        .first()
        .click();
      await expect(widget.getByRole('list', { name: '逐项检查' })).toBeVisible();
      await widget.getByRole('link', { name: '在视选网站打开此任务' }).scrollIntoViewIfNeeded();
      await widget.getByRole('button', { name: '成像预览' }).click();
      await expect(widget.locator('canvas').first()).toBeVisible();
    });
  }
});

test('in a page that reads from the right it reads as Chinese does', async ({ page, visit }) => {
  await visit(plainPage('<shixuan-selection></shixuan-selection>').replace('<html ', '<html dir="rtl" '));
  const widget = widgetOf(page);
  await answered(widget);
  const form = await widget.getByRole('form', { name: '任务' }).boundingBox();
  const table = await widget.getByRole('table').first().boundingBox();
  expect(form && table && form.x < table.x).toBe(true);
});

test('a column of 320 px in a wide window is narrow: cards in place of the table, and nothing sticks out', async ({
  page,
  visit,
}) => {
  await visit(plainPage('<div style="width: 320px"><shixuan-selection></shixuan-selection></div>'));
  const widget = widgetOf(page);
  await answered(widget);
  await expect(widget.getByRole('table')).toHaveCount(0);
  await openChecks(widget);
  const tooWide = await widget.locator('.sx-embed').evaluate(root => root.scrollWidth - root.clientWidth);
  expect(tooWide).toBe(0);
  await page
    .locator('div')
    .first()
    .evaluate(place => {
      place.style.width = '1200px';
    });
  await expect(widget.getByRole('table').first()).toBeVisible();
});

test('without a shadow tree it stands in the page, and still leaves the page alone', async ({ page, visit }) => {
  await visit(
    plainPage(
      '<h2 id="own">自己的</h2><p class="visually-hidden" id="named">同名</p><shixuan-selection shadow="off"></shixuan-selection>',
      '<style>h2 { font-size: 33px; }</style>',
    ),
  );
  const widget = widgetOf(page);
  await answered(widget);
  expect(await widget.evaluate(element => element.shadowRoot)).toBeNull();
  await expect(page.locator('#own')).toHaveCSS('font-size', '33px');
  await expect(page.locator('#named')).toHaveCSS('position', 'static');
  await expect(widget.getByRole('button', { name: '选用此方案' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await widget.evaluate(element => element.remove());
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('two without shadow trees share the page and no id: labels lead into their own widget', async ({
  page,
  visit,
}) => {
  await visit(
    plainPage(
      '<shixuan-selection shadow="off" mode="vision"></shixuan-selection><shixuan-selection shadow="off" mode="lens"></shixuan-selection>',
    ),
  );
  const [one, other] = [widgetOf(page, 0), widgetOf(page, 1)];
  await answered(one);
  await other.scrollIntoViewIfNeeded();
  await answered(other);
  for (const widget of [one, other]) {
    await widget
      .getByRole('button', { name: /的检查/ })
      .first()
      .click();
    await expect(widget.getByRole('list', { name: '逐项检查' })).toBeVisible();
  }
  await other.locator('label').filter({ hasText: '视野宽' }).first().click();
  await expect(other.getByRole('textbox', { name: '视野宽' })).toBeFocused();
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const missing = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(name =>
      [...document.querySelectorAll(`[${name}]`)].flatMap(from =>
        (from.getAttribute(name) ?? '').split(' ').filter(id => {
          const to = document.getElementById(id);
          return to?.closest('shixuan-selection') !== from.closest('shixuan-selection');
        }),
      ),
    );
    return { count: ids.length, twice: ids.filter((id, index) => ids.indexOf(id) !== index), missing };
  });
  expect(found.count).toBeGreaterThan(40);
  expect(found.twice).toEqual([]);
  expect(found.missing).toEqual([]);
});
