// The line that stays on top: whose report, how much of it is proven, and what kind of figures it rests on.
import type { RunContents } from '@assay/record';
import { html, nothing, type Html } from '../../markup.ts';
import { coverageWords } from './coverage-words.ts';
import { dataName } from './data-words.ts';

export function renderBar({ run, coverage }: Pick<RunContents, 'run' | 'coverage'>): Html {
  const ticker = run.company.ticker ?? run.question.ticker;
  const badge = run.data.mode === 'live' ? nothing : html`<span class="badge">${dataName(run.data)}</span>`;
  return html`<header class="bar"><strong class="brand">Assay</strong><span class="ticker">${ticker}</span><span class="cov">${coverageWords(coverage)}</span>${badge}<span class="tools"><button type="button" class="menu" popovertarget="rail">Contents</button><button type="button" class="scripted" id="theme">Dark</button><button type="button" class="scripted" id="keys" aria-haspopup="dialog" aria-label="Keyboard help">?</button></span></header>\n`;
}
