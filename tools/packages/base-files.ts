import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/root.mjs';

const Json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof Json>;

const Biome = z.object({
  $schema: z.string(),
  formatter: Json,
  javascript: Json,
  css: Json,
  html: Json,
  assist: Json,
  linter: z.object({ rules: Json }),
  overrides: z.array(
    z.object({ includes: z.array(z.string()), linter: z.object({ rules: z.record(z.string(), Json) }) }),
  ),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The rules of this checkout's remotes: those of everybody with those of `remote-*` above them. */
function remoteBiome(): Json {
  const { overrides, linter, ...rest } = Biome.parse(readJson('biome.json'));
  const own = overrides.find(({ includes }) => includes.includes('remote-*/**'));
  if (!own) throw new Error('biome.json 里没有 remote-* 的规则');
  const rules: Json = { ...linter.rules };
  for (const [group, added] of Object.entries(own.linter.rules)) {
    rules[group] = { ...Json.parse(rules[group] ?? {}), ...added };
  }
  return { ...rest, linter: { rules } };
}

/** The compiler's options of this checkout's remotes, for one that is compiled by itself. */
function remoteTypes(): Json {
  const { compilerOptions } = z.object({ compilerOptions: Json }).parse(readJson('tsconfig.base.json'));
  const { composite: _, declaration: __, emitDeclarationOnly: ___, ...kept } = compilerOptions;
  const own = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'], noEmit: true };
  return { compilerOptions: { ...kept, ...own } };
}

/** Bases of configuration for a repository of its own, made from this checkout's, by file. */
export const baseFiles = (): Record<string, Json> => ({ 'biome.json': remoteBiome(), 'tsconfig.json': remoteTypes() });
