// The line under the title: what was asked, when, by which engine and rules, on which figures.
import { summariseCost } from '@assay/agent';
import type { RunContents } from '@assay/record';
import { costInShort } from '../../../cost/cost-words.ts';
import { html, nothing, type Html } from '../../markup.ts';
import { dataNotice } from './data-words.ts';
import { dayWords, timeWords } from './day-words.ts';

/** The notice about the data is left out where the report gives its own. */
export function renderDek({ run, tokens, journal }: Pick<RunContents, 'run' | 'tokens' | 'journal'>, rules: string): Html {
  const cost = costInShort(summariseCost(journal));
  const question = run.question.text === null || run.question.text === '' || run.question.text === run.title ? nothing : html`<span class="asked">“${run.question.text}”</span> · `;
  const given = tokens.some(({ state }) => state.kind === 'structural' && state.reason === 'data-notice');
  return html`<p class="dek">${question}Written ${timeWords(run.finishedAt ?? run.startedAt)} · ${given ? `data as of ${dayWords(run.data.asOf)}` : dataNotice(run.data)} · audited by ${rules}${cost === null ? nothing : html` · ${cost}`}</p>\n`;
}

/** The title where the report has no heading of its own. */
export function fallbackTitle({ run }: Pick<RunContents, 'run'>): string {
  return run.title ?? run.company.name ?? run.question.ticker;
}
