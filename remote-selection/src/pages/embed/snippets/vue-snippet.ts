import type { EmbedSettings } from '../settings/embed-settings';
import { attributesOf } from './attributes-of';
import { scriptTag } from './script-tag';
import { htmlAttribute, openingTag, written } from './tag';

/** A component of Vue 3. Its build has to be told that the element is none of Vue's. */
export function vueSnippet(settings: EmbedSettings, site: string): string {
  const attributes = [...written(attributesOf(settings), htmlAttribute), '@selection-pick="onPick"'];
  return `<!-- index.html -->
${scriptTag(site)}

<!-- vite.config.js -->
<!-- vue({ template: { compilerOptions: { isCustomElement: tag => tag === 'shixuan-selection' } } }) -->

<!-- selection-helper.vue -->
<script setup>
const onPick = event => console.log(event.detail.billOfMaterial);
</script>

<template>
  ${openingTag(attributes, '  ')}</shixuan-selection>
</template>
`;
}
