import fc from 'fast-check';
import { choices } from './choices';
import type { EmbedSettings } from './embed-settings';

const anyOf = <Value extends string>({ options }: { options: readonly { value: Value }[] }) =>
  fc.constantFrom(...options.map(({ value }) => value));

/** For tests: every configuration that the form can hold; its texts may be anything that can be typed or pasted. */
export const anySettings: fc.Arbitrary<EmbedSettings> = fc.record({
  mode: anyOf(choices.mode),
  preset: anyOf(choices.preset),
  theme: anyOf(choices.theme),
  height: anyOf(choices.height),
  shadow: anyOf(choices.shadow),
  heading: anyOf(choices.heading),
  compare: anyOf(choices.compare),
  width: anyOf(choices.width),
  way: anyOf(choices.way),
  accent: fc.oneof(fc.constantFrom('', '#0a7d4b', '#FF8800', 'red', '"><script>'), fc.string({ maxLength: 40 })),
  title: fc.string({ maxLength: 60 }),
  lead: fc.oneof(fc.string({ maxLength: 200 }), fc.constant(`"'<b>&amp;\n\`\${x}`)),
  pick: fc.string({ maxLength: 20 }),
  openSite: fc.string({ maxLength: 40, unit: 'binary' }),
});
