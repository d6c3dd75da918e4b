import { answered, expect, plainPage, test, widgetOf } from './test';

test('a page of Vue 3 binds its attributes, hears its events, and takes it away', async ({ page, visit }) => {
  await visit(
    plainPage(
      `<div id="app"></div><script>
const app = Vue.createApp({
  data: () => ({ shown: true, theme: 'light', picked: '' }),
  template: \`<p id="picked">{{ picked }}</p><button id="hide" @click="shown = false">收起</button><button id="dark" @click="theme = 'dark'">深色</button>
    <shixuan-selection v-if="shown" mode="lens" :theme="theme" @selection-pick="picked = $event.detail.title"></shixuan-selection>\`,
});
app.config.compilerOptions.isCustomElement = tag => tag === 'shixuan-selection';
app.mount('#app');
</script>`,
      '<script src="/lib/vue.js"></script>',
    ),
  );
  const widget = widgetOf(page);
  await answered(widget);
  await page.locator('#dark').click();
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect(page.locator('#picked')).not.toBeEmpty();
  await page.locator('#hide').click();
  await expect(widget).toHaveCount(0);
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

test('a page of jQuery writes it, moves it and hears it', async ({ page, visit }) => {
  await visit(
    plainPage(
      `<p id="picked"></p><div id="place"></div><div id="tab"></div><script>
$(document).on('selection-pick', event => $('#picked').text(event.originalEvent.detail.title));
$('#place').html('<shixuan-selection mode="vision"></shixuan-selection>');
</script>`,
      '<script src="/lib/jquery.js"></script>',
    ),
  );
  const widget = widgetOf(page);
  await answered(widget);
  await page.evaluate('$("shixuan-selection").appendTo("#tab")');
  await widget.getByRole('button', { name: '选用此方案' }).click();
  await expect(page.locator('#picked')).not.toBeEmpty();
});
