// What a model may ask of the figures that the steps brought: those of each company, and arithmetic over handles.
import { z } from 'zod';
import { figureTools } from '../../analysts/figure-tools.ts';
import type { Shelf } from '../../analysts/shelf.ts';
import { modelTool, type ModelTool } from '../../model/tool.ts';
import type { Scene } from '../house/answer/scene.ts';

/** The tools of one company's book, each with the company named first. Without a company there is nothing to look up. */
export function sceneTools({ holders }: Pick<Scene, 'holders'>, shelf: Shelf): readonly ModelTool[] {
  const [first] = holders;
  if (first === undefined) return [];
  if (holders.length === 1) return figureTools(first.bench, shelf);
  const tickers = holders.map(({ company }) => company.ticker);
  const own = new Map(holders.map(({ company, bench }) => [company.ticker, figureTools(bench, shelf)]));
  return figureTools(first.bench, shelf).map((tool) => (tool.name === 'compute' || !(tool.input instanceof z.ZodObject) ? tool : modelTool({
    name: tool.name, description: `${tool.description} \`company\` is one of ${tickers.join(', ')}.`, input: tool.input.extend({ company: z.enum(tickers) }),
    run: ({ company, ...input }, around) => own.get(company as string)?.find(({ name }) => name === tool.name)?.run(input, around) ?? { text: 'There is no such company here.', failed: true },
  })));
}
