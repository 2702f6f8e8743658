// The answer as a React component in TypeScript, made by code from the structured answer: nothing in it was typed by anybody.
import { readFileSync } from 'node:fs';
import type { Answer } from '@assay/record';
import { codeLiteral } from './code-literal.ts';
import { componentModel } from './component-model.ts';

const place = '/*analysis*/';

/** One module that exports `FinancialAnalysisDisplay` and its data, `analysis`. The same answer gives the same text. */
export function renderComponent(answer: Answer): string {
  const template = readFileSync(new URL('./display.tsx.template', import.meta.url), 'utf8').replaceAll('\r\n', '\n');
  const at = template.indexOf(place);
  return template.slice(0, at) + codeLiteral(componentModel(answer)) + template.slice(at + place.length);
}
