import { type TaskAddressRules, useTaskAddress } from '../../../state/use-task-address';
import { type EmbedSettings, embedPath, parseEmbedSettings, printEmbedSettings } from './embed-settings';

const rules: TaskAddressRules<EmbedSettings, Partial<EmbedSettings>> = {
  pathOf: embedPath,
  read: search => {
    const { settings, problems } = parseEmbedSettings(search);
    return { state: settings, problems };
  },
  print: printEmbedSettings,
  reduce: (settings, changed) => ({ ...settings, ...changed }),
  isWhole: () => false,
  endsProblems: () => true,
};

/** The configuration as the address of the page holds it. */
export function useEmbedSettings(search: string) {
  const { state: settings, problems, dispatch: change } = useTaskAddress(search, rules);
  return { settings, problems, change };
}
