import type { PageProps } from '@shixuan/host';
import { Notes, Page, PageHead } from '@shixuan/ui';
import { usePublicOrigin } from '../../lib/use-public-origin';
import * as styles from './embed.page.module.css';
import { ExamplesView } from './examples/examples-view';
import { PageSection } from './parts/page-section';
import { SectionLinks } from './parts/section-links';
import { EventLog } from './preview/event-log';
import { Methods } from './preview/methods';
import { Preview } from './preview/preview';
import { usePlayground } from './preview/use-playground';
import { ReferenceView } from './reference/reference-view';
import { CallsView } from './rules/calls-view';
import { limits } from './rules/limits';
import { RulesView } from './rules/rules-view';
import { VersionHistory } from './rules/version-history';
import { versions } from './rules/versions';
import { SettingsForm } from './settings/settings-form';
import { useEmbedSettings } from './settings/use-embed-settings';
import { SnippetPanel } from './snippets/snippet-panel';

/** `/embed`, for those who put the selection into a page of their own: how it is to be, the code for it, what it says, and what can be counted on. */
export default function EmbedPage({ search }: PageProps) {
  const site = usePublicOrigin();
  const { settings, problems, change } = useEmbedSettings(search);
  const { element, log, hold, clear } = usePlayground();
  return (
    <Page>
      <PageHead
        crumbs={[{ label: '选型助手' }]}
        here="嵌入您的网页"
        title="把选型助手嵌入您的网页"
        lead="一段脚本、一个标签，访客就能在您的网页里选型；不需要框架，也不影响您的样式。"
      />
      <SectionLinks />
      <Notes notes={problems} />
      <PageSection id="configure" note="配置记在本页地址里，可以收藏或发给同事">
        <div className={styles.columns}>
          <div className={styles.settings}>
            <SettingsForm settings={settings} onChange={change} />
          </div>
          <div className={styles.outcome}>
            <SnippetPanel settings={settings} site={site} onChange={change} />
            <Preview settings={settings} site={site} hold={hold} onChange={change} />
          </div>
        </div>
      </PageSection>
      <PageSection id="playground" note="在上面的预览中操作，事件随即列出">
        <div className={styles.columns}>
          <Methods element={element} />
          <EventLog log={log} onClear={clear} />
        </div>
      </PageSection>
      <PageSection id="reference" note="事件都冒泡，并穿过 shadow DOM 的边界">
        <ReferenceView />
      </PageSection>
      <PageSection id="examples" note="浏览器测试每次运行的就是这些文件">
        <ExamplesView site={site} />
      </PageSection>
      <PageSection id="limits">
        <RulesView rules={limits(site)} />
      </PageSection>
      <PageSection id="calls">
        <CallsView site={site} />
      </PageSection>
      <PageSection id="versions" note="当前版本 v1">
        <RulesView rules={versions} />
        <VersionHistory />
      </PageSection>
    </Page>
  );
}
