// The one loader of prompts: a file by its id, its variables checked and filled in. Data is fenced on the way.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fenceData } from './fence-data.ts';
import { promptFault, readPromptFile, slot, type PromptFile, type VariableKind } from './prompt-file.ts';
import type { RenderedPrompt } from './rendered-prompt.ts';

const folder = import.meta.dirname;
const loaded = new Map<string, PromptFile>();

/** The ids of all prompts, sorted. */
export function promptIds(): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3)).sort();
}

/** Throws AssayError('internal') for an id that names no prompt. Files are read once. */
export function promptFile(id: string): PromptFile {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  if (!promptIds().includes(id)) throw promptFault(`${id} does not exist`);
  const file = readPromptFile(readFileSync(join(folder, `${id}.md`), 'utf8'), id);
  loaded.set(id, file);
  return file;
}

function filled(name: string, kind: VariableKind, { id, value }: { readonly id: string; readonly value: string | undefined }): string {
  if (value === undefined) throw promptFault(`${id} was not given ${name}`);
  if (kind === 'data') return fenceData(value, name);
  if (kind === 'line' && /[\r\n]/.test(value)) throw promptFault(`${id} takes one line for ${name}`);
  if (typeof kind !== 'string' && !kind.includes(value)) throw promptFault(`${id} takes ${kind.join(' or ')} for ${name}, not what it was given`);
  return value;
}

/** A prompt with its variables filled in, all at once: what stands in a value is never filled in itself. Throws AssayError('internal') where file and variables do not agree. */
export function renderPrompt(id: string, variables: Readonly<Record<string, string>> = {}): RenderedPrompt {
  const file = promptFile(id);
  for (const name of Object.keys(variables)) if (!Object.hasOwn(file.variables, name)) throw promptFault(`${id} takes no ${name}`);
  const values = new Map(Object.entries(file.variables).map(([name, kind]) => [name, filled(name, kind, { id, value: Object.hasOwn(variables, name) ? variables[name] : undefined })]));
  const text = file.body.replace(slot, (_, name: string) => values.get(name) ?? '');
  return { ref: { id, version: file.version, sha256: file.sha256 }, text };
}
