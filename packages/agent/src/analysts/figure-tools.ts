// What a model may ask of the book of facts. Every number it gets comes with a handle; arithmetic is done here, never by the model.
import { findMetrics, metricById, metrics, seriesMetricIds } from '@assay/calc';
import { z } from 'zod';
import { change, compound, growth, share } from '../figures/arithmetic.ts';
import type { Reading } from '../figures/figure.ts';
import { modelTool, type ModelTool } from '../model/tool.ts';
import type { Bench } from '../specialists/bench.ts';
import { makeTape } from '../specialists/technical/tape.ts';
import type { Shelf } from './shelf.ts';

const overs = ['years', 'quarters', 'balances', 'today', 'macro'] as const;

function readOver(bench: Bench, metric: string, over: (typeof overs)[number]): readonly Reading[] {
  const { book } = bench;
  if (over === 'macro') return book.macro(metric);
  if (over !== 'today') return book[over](metric);
  const read = seriesMetricIds.includes(metric) ? makeTape(book)?.indicator(metric) ?? null : book.today(metric);
  return read === null ? [] : [read];
}

/** The dictionary's metric by id or by its words. */
function metricId(asked: string): string | null {
  const exact = asked.trim().toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (metricById(exact) !== undefined || seriesMetricIds.includes(exact)) return exact;
  return findMetrics(asked)[0]?.metric.id ?? null;
}

function readFiguresTool(bench: Bench, shelf: Shelf): ModelTool {
  return modelTool({
    name: 'read_figures',
    description: 'Looks figures of the company up, each with a handle. `metrics`: ids of the dictionary (see list_metrics) or their names; economic series by id with over=macro. `over`: years (fiscal years), quarters, balances (year ends and the newest balance sheet), today (trailing year, latest balance, last close, price indicators), macro.',
    input: z.strictObject({ metrics: z.array(z.string().min(1).max(80)).min(1).max(12), over: z.enum(overs), last: z.int().min(1).max(12).default(5) }),
    run: (input) => ({ text: input.metrics.map((asked) => figuresText(asked, input)).join('\n') }),
  });

  function figuresText(asked: string, { over, last }: { readonly over: (typeof overs)[number]; readonly last: number }): string {
    const id = over === 'macro' ? asked : metricId(asked);
    if (id === null) return `No metric is called that. Ask list_metrics.`;
    const found = readOver(bench, id, over).slice(-last);
    if (found.length > 0) return found.map((reading) => shelf.line(shelf.put(reading))).join('\n');
    const refused = bench.book.refused(id);
    return `${id}: nothing on file over ${over}${refused === null ? '' : ` (${refused})`}.`;
  }
}

function listMetricsTool(bench: Bench): ModelTool {
  return modelTool({
    name: 'list_metrics',
    description: 'Lists the metrics that the sources at hand give or let us compute for this company, by id, with over which periods. `about` narrows it to ids and names that hold the word.',
    input: z.strictObject({ about: z.string().max(60).default('') }),
    run: ({ about }) => {
      const word = about.trim().toLowerCase();
      const named = metrics.filter((metric) => word === '' || metric.id.includes(word.replaceAll(' ', '_')) || metric.label.toLowerCase().includes(word));
      const lines = named.flatMap(({ id, label }) => {
        const where = (['years', 'quarters', 'balances', 'today'] as const).filter((over) => readOver(bench, id, over).length > 0);
        return where.length === 0 ? [] : [`${id} (${label}): ${where.join(', ')}`];
      });
      return { text: lines.length === 0 ? 'None.' : lines.join('\n') };
    },
  });
}

const operations = ['growth', 'change', 'share', 'compound'] as const;

function computeTool(shelf: Shelf): ModelTool {
  return modelTool({
    name: 'compute',
    description: 'Computes a new figure from two handles. growth: percent change from `base` to `of`. change: the difference (in percentage points for percentages). share: `of` as a percentage of `base`. compound: growth a year from `base` to `of` over `years`.',
    input: z.strictObject({ operation: z.enum(operations), of: z.string().max(12), base: z.string().max(12), years: z.int().min(1).max(40).default(1) }),
    run: ({ operation, of, base, years }) => {
      const readingAt = (handle: string): Reading | null => shelf.at(handle.replace(/[{}]/g, ''))?.reading ?? null;
      const [left, right] = [readingAt(of), readingAt(base)];
      if (left === null || right === null) return { text: 'One of the handles names no figure that can be computed with. Use handles that read_figures gave.', failed: true };
      if (operation !== 'share' && left.unit.kind !== right.unit.kind) return { text: 'The two have different units.', failed: true };
      const computed = operation === 'growth' ? growth(left, right) : operation === 'change' ? change(left, right) : operation === 'share' ? share(left, right) : compound(left, right, years);
      return computed === null ? { text: 'That cannot be computed: the base is not positive.', failed: true } : { text: shelf.line(shelf.put(computed)) };
    },
  });
}

export function figureTools(bench: Bench, shelf: Shelf): readonly ModelTool[] {
  return [readFiguresTool(bench, shelf), listMetricsTool(bench), computeTool(shelf)];
}
