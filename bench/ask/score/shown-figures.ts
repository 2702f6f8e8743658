// What an answer shows: its figures and the numbers in its sentences, each with the words that stand around it.
import type { Answer, AnswerFigure } from '@assay/record';
import { readNumbers, type ReadNumber, type ReadUnit } from './read-numbers.ts';

export type Shown = {
  readonly number: ReadNumber;
  readonly unit: ReadUnit | 'USD/share' | 'count' | 'index';
  /** What stands closest: its sentence, or its row and the header of its column. */
  readonly near: string;
  /** Everything that tells what the number is, titles too. */
  readonly context: string;
  readonly place: 'summary' | 'metric' | 'table' | 'chart' | 'text';
  /** The dictionary's name of the measure, where the answer gives it. */
  readonly metric: string | null;
  readonly cited: boolean;
  /** What stands in the structured answer for it, in its own unit; null in prose. */
  readonly behind: number | null;
};

const figureUnits: Readonly<Record<string, Shown['unit']>> = { USD: 'USD', 'USD/share': 'USD/share', percent: 'percent', fraction: 'percent', points: 'points', 'basis-points': 'bps', multiple: 'multiple', shares: 'shares', index: 'index' };
const headerScale = /\b(trillions?|billions?|millions?|thousands?|bn|mn)\b|\$\s?([BM])\b/i;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z“"*$\d])|\n+/).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');

function proseNumbers(text: string, place: Shown['place'], around: string): Shown[] {
  return sentencesOf(text).flatMap((sentence) => readNumbers(sentence).map((number) => ({ number, unit: number.unit, near: sentence, context: `${sentence} ${around}`, place, metric: null, cited: false, behind: null })));
}

/** The scale that a header gives to all its cells. */
function scaleOf(header: string): number {
  const found = headerScale.exec(header);
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  if (word === '') return 1;
  return word.startsWith('t') && word !== 'thousand' && word !== 'thousands' ? 1e12 : word.startsWith('b') ? 1e9 : word.startsWith('m') ? 1e6 : 1e3;
}

type Around = { readonly near: string; readonly title: string; readonly header: string; readonly place: Shown['place'] };

/** A structured figure counts by what is shown; its header lends scale and unit where the cell has none. */
function structured(figure: AnswerFigure, { near, title, header, place }: Around): Shown[] {
  const unit = figureUnits[figure.unit] ?? (figure.unit.startsWith('count') ? 'count' : 'none');
  return readNumbers(figure.shown).slice(0, 1).map((read) => {
    const scale = read.scaled ? 1 : scaleOf(header);
    const number = { ...read, value: read.value * scale, step: read.step * scale, scaled: read.scaled || scale !== 1 };
    const behind = Number(figure.value) * (figure.unit === 'fraction' ? 100 : 1);
    return { number, unit: read.unit === 'none' ? unit : read.unit, near: `${near} ${figure.period ?? ''}`, context: `${near} ${figure.period ?? ''} ${title}`, place, metric: figure.metric, cited: figure.citations.length > 0, behind };
  });
}

function ofBlock({ type, title, data }: Answer['content_blocks'][number]): Shown[] {
  switch (type) {
    case 'metric':
      return [...structured(data.figure, { near: `${title} ${data.label} ${data.context}`, title: '', header: `${title} ${data.label}`, place: 'metric' }), ...proseNumbers(data.context, 'text', title)];
    case 'table':
      return data.rows.flatMap((row) => row.flatMap(({ figure, text }, column) => {
        const header = data.headers[column] ?? '';
        const near = `${header} ${row.map((cell) => cell.text).join(' | ')}`;
        return figure === null ? proseNumbers(text, 'table', `${near} ${title}`) : structured(figure, { near, title, header: `${header} ${title}`, place: 'table' });
      }));
    case 'chart':
      return data.datasets.flatMap((set) => set.data.flatMap(({ x, figure }) => structured(figure, { near: `${set.name} ${x}`, title, header: data.y_axis_label, place: 'chart' })));
    case 'insight':
    case 'text':
      return proseNumbers(data.content, 'text', title);
    case 'quote':
      return proseNumbers(data.content, 'text', `${title} ${data.where.join(' ')}`);
  }
}

const digitsOf = (text: string): string => text.replaceAll(/[^\d.]/g, '');

/** In the order of reading: the summary first. A structured figure that the Markdown does not show is left out: nobody reads it. */
export function shownFigures(answer: Answer, markdown: string): Shown[] {
  const seen = new Set(readNumbers(markdown).map(({ text }) => digitsOf(text)));
  const all = [...proseNumbers(answer.summary, 'summary', ''), ...answer.content_blocks.flatMap(ofBlock)];
  return all.filter(({ number }) => seen.has(digitsOf(number.text)));
}

/** The figures that a reader takes for the answer: those of the summary, else of the first block that has any. */
export function headlineOf(shown: readonly Shown[]): Shown[] {
  const summary = shown.filter(({ place, unit }) => place === 'summary' && unit !== 'none');
  if (summary.length > 0) return summary;
  const [first] = shown.filter(({ unit }) => unit !== 'none');
  return first === undefined ? [] : shown.filter(({ place, context }) => place === first.place && context === first.context);
}
