// What a model is given to work with: what the data steps brought and what the rules concluded, every figure under a handle.
import type { Sha256 } from '@assay/record';
import { answerText } from '../../analysts/data-tools.ts';
import { onShelf } from '../../analysts/material.ts';
import type { Shelf } from '../../analysts/shelf.ts';
import { trimText } from '../../model/trim-text.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import type { Text } from '../../prose/text.ts';
import type { Block } from '../draft.ts';
import type { Gathered, StepResult } from '../stages.ts';

const mostOfOne = 16_000;

type On = { readonly shelf: Shelf; readonly sha256: Sha256 };

function textOf(text: Text, shelf: Shelf): string {
  return onShelf(text, shelf);
}

/** A block in words, its figures on the shelf. */
export function blockText(block: Block, shelf: Shelf): string {
  switch (block.kind) {
    case 'text': return textOf(block.text, shelf);
    case 'insight': return textOf(block.text, shelf);
    case 'metric': return `${block.title}: ${textOf(block.sentence, shelf)}`;
    case 'table': return [`table: ${textOf(block.title, shelf)}`, block.headers.map((cell) => textOf(cell, shelf)).join(' | '), ...block.rows.map((row) => row.map((cell) => textOf(cell, shelf)).join(' | '))].join('\n');
    case 'chart': return `chart: ${textOf(block.title, shelf)}`;
    case 'quote': return `quotation from ${block.quoted.where.join(', ')}: “${block.quoted.quote}”`;
  }
}

function resultText(result: StepResult, on: On): string {
  if (!result.ok) return `${result.step.id} could not be had: ${result.why}`;
  if ('answer' in result) return `${result.step.id} (${result.step.tool}):\n${answerText(result.answer, on)}`;
  return [`${result.step.id}: ${result.step.what}`, ...result.blocks.map((block) => blockText(block, on.shelf)), ...result.missing].join('\n');
}

/** Every result that `after` names, each between its own marks; all where it is null. */
export function resultsText({ results }: Gathered, on: On, after: readonly string[] | null = null): readonly string[] {
  const wanted = after === null || after.length === 0 ? results : results.filter(({ step }) => after.includes(step.id));
  return wanted.map((result) => fenceData(trimText(resultText(result, on), mostOfOne), result.step.id));
}
