// The core analyst with a model: it reads what the specialists found, what is remembered, and the web, and puts the note into words.
// Tables, levels, scenarios and every figure stay the rules'; a writer that fails is named, and the note is then in the rules' words.
import { AssayError } from '@assay/record';
import type { Objection, WriteAround, WriteStage } from '../graph/engine.ts';
import { fenceData } from '../prompts/fence-data.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { join, say, type Text } from '../prose/text.ts';
import { levelsOf } from '../write/levels.ts';
import type { Parts } from '../write/parts.ts';
import { writeReport, type Words } from '../write/report.ts';
import { askChecked, askOptions } from './asking.ts';
import { dataTools } from './data-tools.ts';
import { figureTools } from './figure-tools.ts';
import { materialOf } from './material.ts';
import type { Remembered } from './memory-port.ts';
import { usualRounds, type Analysts } from './model-specialist.ts';
import { readReport, reportSchema } from './report-answer.ts';
import { openShelf, type Shelf } from './shelf.ts';

const writerTools = ['web_search', 'web_news_search', 'get_stock_news', 'fetch_url', 'search_filings'] as const;

/** The levels and cases that the note's tables show, so that the prose can name them. */
function valuesOf(parts: Parts, shelf: Shelf): string {
  const levels = levelsOf(parts.bench, parts.model);
  const lines = Object.entries(levels).flatMap(([name, reading]) => (reading === null ? [] : [`${name} level (judgment): ${shelf.line(shelf.put(reading))}`]));
  const cases = parts.model?.cases.map(({ name, value }) => `${name} case: ${shelf.line(shelf.put(value))}`) ?? [];
  const weighted = parts.model === null ? [] : [`weighted value of the cases: ${shelf.line(shelf.put(parts.model.weighted))}`];
  return [...lines, ...cases, ...weighted].join('\n');
}

function ratingOf({ rated }: Parts): string {
  const tests = rated.verdicts.map(({ test, points }) => `${test} ${points > 0 ? 'for' : points < 0 ? 'against' : 'neutral'}`).join(', ');
  return `The rules rate it ${rated.rating} (${tests}); conviction ${rated.conviction}, risk ${rated.risk}.`;
}

type Recalled = { readonly notes: readonly Remembered[]; readonly views: readonly Remembered[] };

function recalledText({ notes, views }: Recalled): readonly string[] {
  const told = (kind: string, list: readonly Remembered[]) => list.map(({ title, text, day }) => fenceData(`${title} (${day})\n${text}`, kind));
  return [...told('research note', notes), ...told('view of the reader', views)];
}

function objectionsText(objections: readonly Objection[]): readonly string[] {
  if (objections.length === 0) return [];
  const lines = objections.map(({ sentence, text, verdict, reason, right }) => `- “${text}” in “${sentence}” is ${verdict}: ${reason}${right === null ? '' : ` The sources say ${right}.`}`);
  return ['The audit of your first version does not let these claims stand. Write the note again with each of them put right or left out:', fenceData(lines.join('\n'), 'audit')];
}

type Asking = { readonly parts: Parts; readonly shelf: Shelf; readonly recalled: Recalled; readonly around: WriteAround };

function questionOf({ parts, shelf, recalled, around }: Asking): string {
  const { bench, focus } = parts;
  return [
    fenceData(`${bench.company.name} (${bench.company.ticker}); in prose: ${bench.name}`, 'company'),
    `As of ${bench.asOf}. Data: ${bench.data.mode}. Depth: ${bench.depth}.`, ratingOf(parts),
    ...(focus.text === null ? [] : ['The reader asks:', fenceData(focus.text, 'question')]),
    'What the specialists found:', fenceData(materialOf(parts.notes, shelf), 'findings'),
    'Levels and cases that stand in the tables:', fenceData(valuesOf(parts, shelf), 'values'),
    ...recalledText(recalled), ...objectionsText(around.objections),
  ].join('\n\n');
}

function notices({ notes, views }: Recalled, webFailed: boolean): readonly Text[] {
  const silent = [...(notes.length === 0 ? ['no research notes'] : []), ...(views.length === 0 ? ['no views of the reader'] : [])];
  const memory = silent.length === 0 ? [] : [`The memory holds ${silent.join(' and ')} on this company.`];
  const web = webFailed ? ['A search of the web was asked for and could not be had.'] : [];
  const words = ['The words of this note are a language model’s; its figures were placed by code.', ...memory, ...web].join(' ');
  return [say`*${words}*`];
}

export function modelWriter(analysts: Analysts): WriteStage {
  return async (parts, around) => {
    const { bench } = parts;
    const shelf = openShelf(analysts.sha256);
    let webFailed = false;
    const data = dataTools({ names: writerTools, runTool: async (name, input, options) => {
      const answer = await analysts.runTool(name, input, options);
      if (!answer.ok && name.startsWith('web_')) webFailed = true;
      return answer;
    }, asOf: bench.asOf, shelf, sha256: analysts.sha256 });
    const [notes, views] = await Promise.all([analysts.memory.notes(bench.company.ticker, bench.asOf), analysts.memory.views(bench.company.ticker, bench.asOf)]);
    const recalled = { notes, views };
    try {
      const read = await askChecked(analysts.model, {
        ask: { ...askOptions(around), role: 'strong', stage: 'write', prompt: renderPrompt('core-analyst'), question: questionOf({ parts, shelf, recalled, around }), maxOutputTokens: 12_000 },
        tools: [...figureTools(bench, shelf), ...data.tools], answer: reportSchema, limits: { rounds: { ...usualRounds, ...analysts.rounds }[bench.depth] },
        read: (answer) => readReport(answer, { parts, shelf }),
      });
      const words: Words = { ...(read.headline === undefined ? {} : { headline: read.headline }), sections: read.sections, notices: notices(recalled, webFailed) };
      return { ...data.fetched(), written: writeReport({ ...parts, rated: read.rated }, words) };
    } catch (cause) {
      if (!(cause instanceof AssayError) || cause.code !== 'run-failed') throw cause;
      around.onEvent({ event: 'writer-failed', why: cause.message });
      return { ...data.fetched(), written: around.earlier ?? writeReport(parts, { sections: {}, notices: [failedNotice(cause.message)] }) };
    }
  };
}

/** Words of an error hold no figures: none may come into a note by that way. */
function failedNotice(why: string): Text {
  const words = why.replace(/[\d{}|<>*_`#[\]]+/g, '').replace(/\s+/g, ' ').trim();
  return join([say`The core analyst’s model failed (${words}), so this note is in the words of the rules, over what the specialists found.`]);
}
