// What can be asked here, and of whom. Nothing of it is a figure, so there is nothing to hold against a source.
import { say } from '../../../../prose/text.ts';
import { shortName } from '../../../../write/company-name.ts';
import type { Asked } from '../../../asked/asked.ts';
import type { AnswerDraft } from '../../../draft.ts';
import type { AboutAssay } from '../../route/about-assay.ts';
import { textBlock } from '../outcome.ts';
import { listed, ownedBy } from '../sentences/naming.ts';

const skills: readonly (readonly [what: string, example: string])[] = [
  ['A figure of a company, at any time', 'What was Apple’s operating margin in the last fiscal year?'], ['How it developed', 'How has Boeing’s free cash flow developed over the last five years?'],
  ['Companies beside one another, in order, or by conditions', 'How does Apple compare with Microsoft?'], ['Why a figure moved', 'Why did Boeing lose money last year?'],
  ['What a share is worth by stated rules', 'Is NVIDIA overvalued?'], ['The price of a share over time', 'What was the last close of Visa?'], ['Insiders’ trades', 'Who sold shares of Amazon lately?'],
  ['The US economy', 'How has inflation developed since last year?'], ['What a term means', 'What is the difference between EBIT and EBITDA?'], ['Whether a stated figure holds', 'Is it true that Boeing lost money last year?'],
];
const live = say`With live data every company that files with the SEC can be asked about; without a network these answer from their bundled statements, closes and filings’ dates, and the US economy from bundled series.`;

/** In words; `asked` names the companies that are at hand, or the one that is asked about. */
export function tellAboutAssay(about: AboutAssay, { companies }: Pick<Asked, 'companies'>): AnswerDraft {
  const names = companies.map(({ name }) => shortName(name));
  const draft = { insights: [], recommendations: [], missing: [], isGeneral: false };
  const covered = say`Bundled are ${listed(names)}.`;
  if (about === 'company') {
    return { ...draft, summary: say`At hand are ${ownedBy(listed(names))} statements by fiscal year and quarter as far as they are bundled, and the closing prices of its shares.`, blocks: [textBlock(say`Ask for any line of them, a ratio, how it developed, or how it compares with another company; what is not there is named.`)] };
  }
  if (about === 'thanks') return { ...draft, summary: say`You are welcome: ask on whenever you like.`, blocks: [] };
  if (about === 'series') return { ...draft, summary: say`Bundled of the US economy are consumer price inflation and core inflation, core PCE inflation, the unemployment rate, initial jobless claims, real GDP, the federal funds rate, the two-year and ten-year Treasury yields, the spreads of the yield curve, the ten-year real yield and breakeven inflation.`, blocks: [textBlock(say`Other series of FRED, such as mortgage rates, can be asked for live with a key.`)] };
  if (about === 'coverage') return { ...draft, summary: covered, blocks: [textBlock(live)] };
  return {
    ...draft, summary: say`Ask about a company’s statements and share, companies beside one another, what a share is worth, or the US economy: each figure is looked up in its source or worked out from such figures, and proved.`,
    blocks: [...skills.map(([what, example]) => textBlock(say`${what}: “${example}”`)), textBlock(covered), textBlock(live)],
  };
}
