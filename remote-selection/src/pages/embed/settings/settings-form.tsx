import { ChoiceField } from '../../../components/form/choice-field';
import * as form from '../../../components/form/form.module.css';
import { Segment } from '../../../components/form/segment';
import { AccentField } from './accent-field';
import { type Chosen, choices, optionsOf } from './choices';
import type { EmbedSettings } from './embed-settings';
import { TextField } from './text-field';
import { written } from './written';

export interface SettingsFormProps {
  settings: EmbedSettings;
  onChange(changed: Partial<EmbedSettings>): void;
}

/** Words that can be replaced, with what the widget says where nothing is typed. */
const texts = [
  { name: 'title', placeholder: '按所选，如「镜头选型」' },
  { name: 'lead', placeholder: '按所选' },
  { name: 'pick', placeholder: '选用此方案' },
  { name: 'openSite', placeholder: '在视选网站打开此任务' },
] as const;
const isOfHeading = (name: string) => name === 'title' || name === 'lead';

export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const chosen: Chosen = settings;
  const segment = <Name extends 'mode' | 'compare' | 'theme' | 'height' | 'shadow' | 'heading'>(name: Name) => (
    <Segment<Chosen[Name]>
      label={choices[name].label}
      value={chosen[name]}
      options={optionsOf(name)}
      onChange={value => onChange({ [name]: value })}
    />
  );
  return (
    <form className={form.form} method="dialog" aria-label="配置" onSubmit={event => event.preventDefault()}>
      <div className={form.group}>
        <h3 className={form.title}>内容</h3>
        {segment('mode')}
        <ChoiceField
          name="preset"
          label={choices.preset.label}
          value={settings.preset}
          options={choices.preset.options}
          onChange={preset => onChange({ preset: preset ?? choices.preset.initial })}
        />
        {segment('compare')}
      </div>
      <div className={form.group}>
        <h3 className={form.title}>外观</h3>
        {segment('theme')}
        <AccentField settings={settings} onChange={accent => onChange({ accent })} />
        {segment('height')}
        {segment('shadow')}
      </div>
      <div className={form.group}>
        <h3 className={form.title}>文字</h3>
        {segment('heading')}
        {texts.map(({ name, placeholder }) =>
          isOfHeading(name) && settings.heading === 'off' ? null : (
            <TextField
              key={name}
              label={written[name].label}
              most={written[name].most}
              value={settings[name]}
              placeholder={placeholder}
              onChange={text => onChange({ [name]: text })}
            />
          ),
        )}
      </div>
    </form>
  );
}
