import { useState } from 'react';
import { Segment } from '../../../components/form/segment';
import { CodeBlock } from '../parts/code-block';
import { type ExampleName, exampleNames, examples, exampleText } from './examples';
import * as styles from './examples-view.module.css';

const options = exampleNames.map(value => ({ value, label: examples[value].label }));

/** Whole pages and components that hold the widget. */
export function ExamplesView({ site }: { site: string }) {
  const [name, setName] = useState<ExampleName>('plain');
  const { file, note } = examples[name];
  return (
    <div className={styles.examples}>
      <Segment label="文件" value={name} options={options} onChange={chosen => setName(chosen)} />
      <CodeBlock title={<code>{file}</code>} text={exampleText(name, site)} copy="复制文件" note={note} />
    </div>
  );
}
