// How verdicts and strengths are called, and what each means with an example. The word is always there: glyph, underline and hue only repeat it.
import type { Strength, VerdictName } from '@assay/record';

export const tallyOrder: readonly Strength[] = ['strong', 'partial', 'judgment', 'unverified', 'contradicted'];

/** The example is invented; it says what stands in a report, and what was found. */
type Told = { readonly name: string; readonly strength: Strength; readonly means: string; readonly example: string };

export const verdictWords: Readonly<Record<VerdictName, Told>> = {
  verified: { name: 'Verified', strength: 'strong', means: 'A captured source states this figure for the same thing and time.', example: '“Revenue was $4.2 billion in fiscal 2025”: the filing says 4,197 million, which rounds to it.' },
  computed: { name: 'Computed', strength: 'strong', means: 'No source states it, but a known formula over captured figures gives it.', example: '“Gross margin was 38.4%”: gross profit 1,612 ÷ revenue 4,197 is 38.41%.' },
  supported: { name: 'Supported', strength: 'partial', means: 'A source says as much, but leaves something open, or the source is a lesser one.', example: '“Margins near 38%”: a source says 38.4%, and the sentence names no year.' },
  'kb-sourced': { name: 'From notes', strength: 'partial', means: 'It rests on a note that was kept earlier, not on a source of this run.', example: '“The plant opened in March”: a note says so; no filing was captured that does.' },
  'web-sourced': { name: 'From the web', strength: 'partial', means: 'A page of the web says so, and nothing firmer was captured.', example: '“It leads in online orders”: a news page says so.' },
  judgment: { name: 'Judgment', strength: 'judgment', means: 'An opinion, forecast or target. Nothing can prove it, and it counts neither way.', example: '“We expect revenue of $4.6 billion next year.”' },
  unverified: { name: 'Unverified', strength: 'unverified', means: 'No captured source speaks of it. It may be right; nothing here shows it.', example: '“It serves 12,000 customers”: no source names a number of customers.' },
  'not-checked': { name: 'Not checked', strength: 'unverified', means: 'The check could not run, as when a source could not be read.', example: '“Net debt was $1.1 billion”: the balance sheet came damaged.' },
  contradicted: { name: 'Contradicted', strength: 'contradicted', means: 'A source says otherwise. The right value stands beside it.', example: '“Net income rose to $610 million”: the filing says 486 million.' },
};

/** The five strengths as tallies have them: each holds one verdict or several. */
export const strengthTold: Readonly<Record<Strength, Omit<Told, 'strength'>>> = {
  strong: { name: 'Verified', means: 'A captured source says the same, or a known formula over captured figures gives it.', example: verdictWords.verified.example },
  partial: { name: 'Supported', means: 'The value agrees, but a field is left open or the source is a lesser one, as a page of the web.', example: verdictWords.supported.example },
  judgment: { name: 'Judgment', means: verdictWords.judgment.means, example: verdictWords.judgment.example },
  unverified: { name: 'Unverified', means: 'No captured source speaks of it, or the check could not run. It may be right; nothing here shows it.', example: verdictWords.unverified.example },
  contradicted: { name: 'Contradicted', means: verdictWords.contradicted.means, example: verdictWords.contradicted.example },
};

/** The addresses inside a page of what explains a verdict, and of what explains a tally. Whatever is pressed to open them names these. */
export function tipOf(verdict: VerdictName): string {
  return `tip-${verdict}`;
}
export const tallyTip = 'tip-tally';

export function strengthOf(verdict: VerdictName): Strength {
  return verdictWords[verdict].strength;
}
