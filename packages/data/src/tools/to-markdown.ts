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
  if (isList(json)) return list(json, at, scene);
  if (!isBranch(json)) return [cell(json, at, scene)];
  const members = Object.entries(json);
  const lines = members.filter(([, member]) => !isNested(member)).map(([name, member]) => `- ${name}: ${cell(member, pointer(at, name), scene)}`);
  const nested = members.filter(([, member]) => isNested(member)).flatMap(([name, member]) => [`${'#'.repeat(Math.min(scene.depth, 6))} ${name}`, ...blocks(member, pointer(at, name), { ...scene, depth: scene.depth + 1 })]);
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...nested];
}

/** Rows that hold lists of their own are sections, named by their first word; plain rows are a table, anything else a list. */
function list(items: readonly Json[], at: string, scene: Scene): string[] {
  if (items.length === 0) return [];
  if (!items.every(isBranch)) return [items.map((item, index) => `- ${cell(item, `${at}/${String(index)}`, scene)}`).join('\n')];
  const holdsLists = items.some((item) => Object.values(item).some((member) => isList(member) && member.some(isBranch) && !isSpread(member)));
  if (!holdsLists) return [table(items, at, scene)];
  return items.flatMap((item, index) => [`${'#'.repeat(Math.min(scene.depth, 6))} ${cell(Object.values(item)[0] ?? null, '', { ...scene, units: new Map() })}`, ...blocks(item, `${at}/${String(index)}`, { ...scene, depth: scene.depth + 1 })]);
}

function isNested(json: Json): boolean {
  return isBranch(json) || (isList(json) && json.length > 0);
}

type Cell = { readonly name: string; readonly json: Json; readonly at: string };

/** A unit that a whole column shares stands in its head. */
function table(rows: readonly Branch[], at: string, scene: Scene): string {
  const laid = rows.map((row, index) => new Map(cellsOf(row, `${at}/${String(index)}`).map((each) => [each.name, each])));
  const names = [...new Set(laid.flatMap((row) => [...row.keys()]))];
  const shared = new Map(names.map((name) => [name, sharedUnit(laid.flatMap((row) => row.get(name) ?? []), scene)]));
  const head = names.map((name) => `${clean(name)}${shared.get(name) === null ? '' : ` (${shared.get(name) ?? ''})`}`);
  const body = laid.map((row) => names.map((name) => {
    const found = row.get(name);
    return found === undefined ? '–' : cell(found.json, found.at, shared.get(name) === null ? scene : { ...scene, units: new Map() });
  }));
  return [head, names.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function sharedUnit(cells: readonly Cell[], { units }: Scene): string | null {
  const found = new Set(cells.flatMap(({ at }) => units.get(at) ?? []).map(unitName));
  return found.size === 1 ? [...found][0] ?? null : null;
}

/** A list inside a row whose items begin with a word (a year, a rate) is spread over columns of those words. */
function cellsOf(row: Branch, at: string): Cell[] {
  return Object.entries(row).flatMap(([name, json]) => {
    const here = pointer(at, name);
    return isSpread(json) ? json.flatMap((item, index) => spreadItem(item, `${here}/${String(index)}`)) : [{ name, json, at: here }];
  });
}

function spreadItem(item: Branch, at: string): Cell[] {
  const [first, ...others] = Object.entries(item);
  const head = typeof first?.[1] === 'string' ? first[1] : '';
  return others.map(([name, json]) => ({ name: others.length === 1 ? head : `${head} ${name}`, json, at: pointer(at, name) }));
}

const MOST_SPREAD = 12;

function isSpread(json: Json): json is readonly Branch[] {
  return isList(json) && json.length > 0 && json.length <= MOST_SPREAD && json.every((item) => isBranch(item) && typeof Object.values(item)[0] === 'string' && Object.values(item).slice(1).every((member) => !isNested(member)));
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
