// The Markdown form of an answer, for models and for people: exact values with their units, lists as tables.
import { unitName, type Unit } from '@assay/record';
import type { Json } from './settle.ts';
import type { ToolAnswer } from './tool.ts';

type Units = ReadonlyMap<string, Unit>;
type Branch = { readonly [name: string]: Json };

/** A heading with the tool's name, then the answer; a failure says code, message and remedy. */
export function toMarkdown(answer: ToolAnswer): string {
  if (!answer.ok) return `**${answer.tool} failed** (${answer.error.code}): ${answer.error.message} ${answer.error.remedy}\n`;
  const units: Units = new Map([...answer.figures, ...answer.computed].map(({ at, fact }) => [at, fact.unit]));
  const notes = answer.notes.map((note) => `> ${clean(note)}`);
  return [`# ${answer.tool}`, ...(answer.asOf === null ? [] : [`As of ${answer.asOf}.`]), ...notes, ...blocks(answer.answer, '', { units, depth: 2 })].join('\n\n').concat('\n');
}

type Scene = { readonly units: Units; readonly depth: number };

function blocks(json: Json, at: string, scene: Scene): string[] {
  if (isList(json)) return [json.every(isBranch) && json.length > 0 ? table(json, at, scene) : json.map((item, index) => `- ${cell(item, `${at}/${String(index)}`, scene)}`).join('\n')].filter((block) => block !== '');
  if (!isBranch(json)) return [cell(json, at, scene)];
  const members = Object.entries(json);
  const lines = members.filter(([, member]) => !isNested(member)).map(([name, member]) => `- ${name}: ${cell(member, pointer(at, name), scene)}`);
  const nested = members.filter(([, member]) => isNested(member)).flatMap(([name, member]) => [`${'#'.repeat(Math.min(scene.depth, 6))} ${name}`, ...blocks(member, pointer(at, name), { ...scene, depth: scene.depth + 1 })]);
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...nested];
}

function isNested(json: Json): boolean {
  return isBranch(json) || (isList(json) && json.length > 0);
}

/** A unit that a whole column shares stands in its head. */
function table(rows: readonly Branch[], at: string, scene: Scene): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const unitsOf = (name: string): Set<string> => new Set(rows.flatMap((_, index) => {
    const unit = scene.units.get(pointer(`${at}/${String(index)}`, name));
    return unit === undefined ? [] : [unitName(unit)];
  }));
  const shared = new Map(names.map((name) => [name, unitsOf(name)]));
  const head = names.map((name) => (shared.get(name)?.size === 1 ? `${name} (${[...(shared.get(name) ?? [])].join('')})` : name));
  const body = rows.map((row, index) => names.map((name) => cell(row[name] ?? null, pointer(`${at}/${String(index)}`, name), { ...scene, units: shared.get(name)?.size === 1 ? new Map() : scene.units })));
  return [head, names.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(json: Json, at: string, { units }: Scene): string {
  if (json === null) return '–';
  if (typeof json === 'number') {
    const unit = units.get(at);
    return unit === undefined || unit.kind === 'none' ? String(json) : `${String(json)} ${unitName(unit)}`;
  }
  return clean(typeof json === 'object' ? JSON.stringify(json) : String(json));
}

/** Text from outside stays text: no line break or bar of its own breaks out of its cell, no mark makes a heading or a link. */
function clean(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`).slice(0, 2000);
}

function pointer(at: string, name: string): string {
  return `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function isBranch(json: Json): json is Branch {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
