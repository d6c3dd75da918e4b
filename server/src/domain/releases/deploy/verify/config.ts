import { type ConfigSchema, readConfig, readValue } from '@shixuan/host/data-schema';
import { setConfigOf } from '../../registry/registry-schema';
import type { LiveSite } from '../live-site';
import type { Subject } from '../read-subject';
import type { Check } from './check';

/** Most settings that one remote may declare. */
const MOST_FIELDS = 20;

const declaredBy = (subject: Subject): ConfigSchema =>
  (subject.kind === 'remote' && subject.manifest.config) || { type: 'object', properties: {} };

/** A setting has a name in Chinese for the operator and a default of its own form. */
export const config: Check = {
  name: 'config',
  title: '设置',
  problems(subject) {
    const fields = Object.entries(declaredBy(subject).properties);
    return [
      ...(fields.length > MOST_FIELDS ? [`config 有 ${fields.length} 项，至多 ${MOST_FIELDS} 项。`] : []),
      ...fields.flatMap(([name, field]) => {
        const read = readValue(field, field.default, `config.properties.${name}.default`);
        return [
          ...(field.title?.trim()
            ? []
            : [`config.properties.${name} 缺少 title：请写明这一项是什么，供值班人员设置。`]),
          ...('problem' in read ? [`${read.problem}：请改正默认值。`] : []),
        ];
      }),
    ];
  },
  notes(subject, site) {
    const schema = declaredBy(subject);
    return [
      ...Object.keys(schema.properties)
        .filter(name => /password|secret|apikey|credential|privatekey/i.test(name))
        .map(name => `config.properties.${name} 像是密钥：设置随网页公开，任何人都能看到，不要用它存放密码与密钥。`),
      ...notTaken(subject, schema, site),
    ];
  },
};

/** What is set now and this version refuses: it is published, and not promoted before one of the two is changed. */
const notTaken = ({ name }: Subject, schema: ConfigSchema, { registry }: LiveSite): string[] =>
  readConfig(schema, setConfigOf(registry, name)?.values ?? {}).problems.map(
    ({ problem }) => `现在的设置不合本版：${problem}；更改设置之前不能上线。`,
  );
