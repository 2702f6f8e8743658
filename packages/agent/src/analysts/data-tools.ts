// The data tools as a model has them: each number of an answer stands there as a handle, and the bytes behind it go to the judge.
import { toolNamed, type Json, type ToolAnswer, type ToolRunner } from '@assay/data';
import type { CapturedBytes, Fact, Figure, IsoDate, Sha256 } from '@assay/record';
import type { Fetched } from '../graph/engine.ts';
import { modelTool, type ModelTool } from '../model/tool.ts';
import { renderFigure } from '../figures/render-figure.ts';
import { settledFigure } from '../figures/settled-figure.ts';
import { timeOf } from '../prose/times.ts';
import type { Shelf } from './shelf.ts';

export type DataTools = { readonly tools: readonly ModelTool[]; /** What the tools brought so far. */ readonly fetched: () => Fetched };
export type DataToolsInput = { readonly names: readonly string[]; readonly runTool: ToolRunner['runTool']; readonly asOf: IsoDate; readonly shelf: Shelf; readonly sha256: Sha256 };

/** Tools by their names in the catalogue. A failed tool tells the model so; it never looks like an answer. */
export function dataTools(input: DataToolsInput): DataTools {
  const captures: CapturedBytes[] = [];
  const facts: Fact[] = [];
  const tools = input.names.map((name) => {
    const { description, input: schema } = toolNamed(name);
    return modelTool({
      name, description, input: schema,
      run: async (asked, { signal }) => {
        const answer = await input.runTool(name, asked, { asOf: input.asOf, ...(signal === undefined ? {} : { signal }) });
        captures.push(...answer.captures);
        if (!answer.ok) return { text: `${answer.error.message} ${answer.error.remedy}`, failed: true };
        facts.push(...answer.figures.map(({ fact }) => fact));
        return { text: answerText(answer, input) };
      },
    });
  });
  return { tools, fetched: () => ({ captures, facts }) };
}

type Good = Extract<ToolAnswer, { readonly ok: true }>;

/** The answer as JSON in which every figure is `{{f7}} = $4.2 billion`, so that no bare number is left to be copied. */
export function answerText(answer: Good, { shelf, sha256 }: Pick<DataToolsInput, 'shelf' | 'sha256'>): string {
  const shown = new Map<string, string>();
  for (const { at, fact } of answer.figures) shown.set(at, shownAs(shelf, settledFigure({ ...fact, metric: fact.metric.id ?? fact.metric.label, formula: null, facts: [fact.id], assumptions: {} }, sha256)));
  for (const { at, fact } of answer.computed) {
    shown.set(at, shownAs(shelf, settledFigure({ ...fact, metric: fact.metric.id ?? fact.metric.label, facts: fact.inputs.flatMap((one) => one.facts) }, sha256)));
  }
  const notes = answer.notes.length === 0 ? '' : `\n${answer.notes.join('\n')}`;
  return `${JSON.stringify(withHandles(answer.answer, '', shown), null, 1)}${notes}`;
}

function shownAs(shelf: Shelf, figure: Figure): string {
  const time = figure.period === null ? '' : ` {{${timeOf(figure.period).handle}}}`;
  return `{{${shelf.lay(figure)}}} = ${renderFigure(figure, 'plain')}${time}`;
}

function withHandles(value: Json, at: string, shown: ReadonlyMap<string, string>): Json {
  const own = shown.get(at);
  if (own !== undefined) return own;
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item, index) => withHandles(item, `${at}/${String(index)}`, shown));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withHandles(member, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, shown)]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
