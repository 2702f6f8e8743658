// A prompt file: Markdown with a head between two lines of `---` that says its id, version, role and variables.
import { createHash } from 'node:crypto';
import { AssayError } from '@assay/record';

/** `line`: our own words on one line. `text`: our own words. `data`: text from outside, which is fenced. A list: one of these words. */
export type VariableKind = 'line' | 'text' | 'data' | readonly string[];

export type PromptFile = {
  readonly id: string;
  readonly version: number;
  /** Which role speaks by it; the caller of a model says the same. */
  readonly role: 'strong' | 'cheap' | 'auditor';
  readonly variables: Readonly<Record<string, VariableKind>>;
  readonly body: string;
  /** SHA-256 of the whole file, in hex. */
  readonly sha256: string;
};

const roles = ['strong', 'cheap', 'auditor'] as const;
export const slot = /\[\[([^[\]]*)\]\]/g;
const fieldLine = /^([a-z]+): (\S.*)$/;
const variableLine = /^ {2}([a-z][a-z0-9-]{0,39}): (\S.*)$/;

/** A fault of our own files: it is found by the test that renders them all. */
export function promptFault(what: string): AssayError {
  return new AssayError('internal', `the prompt ${what}`, { remedy: 'Report this: a prompt file and its caller do not agree.' });
}

function kindOf(text: string): VariableKind | null {
  if (text === 'line' || text === 'text' || text === 'data') return text;
  const choices = text.split('|').map((choice) => choice.trim());
  return choices.length > 1 && choices.every((choice) => /^[\w-]+$/.test(choice)) ? choices : null;
}

type Head = { readonly fields: ReadonlyMap<string, string>; readonly variables: Readonly<Record<string, VariableKind>> };

function readHead(lines: readonly string[], name: string): Head {
  const fields = new Map<string, string>();
  const variables: Record<string, VariableKind> = {};
  for (const line of lines.filter((one) => one !== 'variables:')) {
    const [, variable, text = ''] = variableLine.exec(line) ?? [];
    const kind = variable === undefined ? null : kindOf(text);
    const [, field, value = ''] = fieldLine.exec(line) ?? [];
    if (variable !== undefined && kind !== null) variables[variable] = kind;
    else if (field !== undefined) fields.set(field, value);
    else throw promptFault(`${name} has a head that cannot be read: ${line}`);
  }
  return { fields, variables };
}

function checkSlots(body: string, { variables }: Head, name: string): void {
  const used = new Set([...body.matchAll(slot)].map(([, variable = '']) => variable));
  for (const variable of used) if (!Object.hasOwn(variables, variable)) throw promptFault(`${name} uses [[${variable}]], which its head does not name`);
  for (const variable of Object.keys(variables)) if (!used.has(variable)) throw promptFault(`${name} names ${variable} and does not use it`);
}

/** `name` is the file's name without its ending: the id must be the same. Throws AssayError('internal') for a file that does not keep the form. */
export function readPromptFile(text: string, name: string): PromptFile {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw promptFault(`${name} has no head`);
  const read = readHead(head.split('\n'), name);
  const role = roles.find((one) => one === read.fields.get('role'));
  const version = Number(read.fields.get('version'));
  if (read.fields.get('id') !== name || role === undefined || !Number.isSafeInteger(version) || version < 1) throw promptFault(`${name} needs its own name as id, a version and a role`);
  checkSlots(body, read, name);
  return { id: name, version, role, variables: read.variables, body: body.trim(), sha256: createHash('sha256').update(text).digest('hex') };
}
