import { answered, expect, plainPage, test, widgetOf } from './test';

test('a page of Vue 3 binds its attributes, hears its events, and takes it away', async ({ page, visitExample }) => {
  await visitExample('vue.html');
  const widget = widgetOf(page);
  await answered(widget);
  await page.getByRole('button', { name: '换主题' }).click();
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  await widget.getByRole('button', { name: '加入询价单' }).click();
  await expect(page.locator('#app > p output')).not.toBeEmpty();
  await page.getByRole('button', { name: '收起' }).click();
  await expect(widget).toHaveCount(0);
});

test('a page of React 19 holds it as its own build made it', async ({ page, visit }) => {
  await visit(plainPage('<div id="app"></div><script defer src="/lib/react-example.js"></script>'));
  const widget = widgetOf(page);
  await answered(widget);
  await widget.getByRole('button', { name: '加入询价单' }).click();
  await expect(page.locator('#app output')).not.toBeEmpty();
});

test('a page of React 17 holds it beside its own React', async ({ page, visit }) => {
  await visit(
    plainPage(
      `<div id="app"></div><script>
function App() {
  const [theme, setTheme] = React.useState('light');
  const [picked, setPicked] = React.useState('');
  const hold = React.useCallback(element => element?.addEventListener('selection-pick', event => setPicked(event.detail.title)), []);
  return React.createElement('div', null,
    React.createElement('p', { id: 'picked' }, picked),
    React.createElement('button', { id: 'dark', onClick: () => setTheme('dark') }, '深色'),
    React.createElement('shixuan-selection', { mode: 'camera', theme, ref: hold }));
}
ReactDOM.render(React.createElement(App), document.getElementById('app'));
</script>`,
      '<script src="/lib/react.js"></script><script src="/lib/react-dom.js"></script>',
    ),
  );
  const widget = widgetOf(page);
  await answered(widget);
  await page.locator('#dark').click();
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect(page.locator('#picked')).not.toBeEmpty();
  expect(await page.evaluate(() => (window as unknown as { React: { version: string } }).React.version)).toBe('17.0.2');
  await page.evaluate(() => {
    const { ReactDOM } = window as unknown as { ReactDOM: { unmountComponentAtNode(node: Element | null): void } };
    ReactDOM.unmountComponentAtNode(document.getElementById('app'));
  });
  await expect(widget).toHaveCount(0);
});

test('a page of jQuery writes it, moves it and hears it', async ({ page, visitExample }) => {
  await visitExample('jquery.html');
  const widget = widgetOf(page);
  await answered(widget);
  await page.evaluate('$("shixuan-selection").appendTo("body")');
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect(page.locator('#picked')).not.toBeEmpty();
});

test('a page of plain HTML writes what is picked into its inquiry', async ({ page, visitExample, baseURL }) => {
  await visitExample('plain.html');
  const widget = widgetOf(page);
  await answered(widget);
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
  await widget.getByRole('button', { name: '加入询价单' }).click();
  const entry = page.locator('#inquiry li');
  await expect(entry).toContainText('相机');
  await expect(entry).toContainText('镜头');
  await expect(entry.getByRole('link')).toHaveAttribute('href', new RegExp(`^${baseURL}/selection/vision\\?`));
});
