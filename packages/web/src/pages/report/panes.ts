// The blocks of a report gathered into panes: what comes into the document and leaves it together when a report is long.
import type { PageBlockView, ReportPage } from '@assay/record/api';

export type Pane = {
  readonly html: string; readonly claims: readonly number[]; readonly headings: readonly string[];
  /** Pixels, roughly, until it has been seen. */
  readonly guess: number;
};

/** More claims than this, and only the panes near the window are in the document. */
export const mostClaims = 600;
const claimsOfPane = 30;
const charactersOfPane = 3000;
/** At 18 px and 41 rem a line holds some 80 characters and takes 29 px; a block ends with a gap. */
const [lineCharacters, lineHeight, gap] = [80, 29, 16];

function guessOf({ length }: PageBlockView): number {
  return Math.max(1, Math.ceil(length / lineCharacters)) * lineHeight + gap;
}

function gather(blocks: readonly PageBlockView[]): Pane {
  return { html: blocks.map(({ html }) => html).join(''), claims: blocks.flatMap(({ claims }) => claims), headings: blocks.flatMap(({ headings }) => headings), guess: blocks.reduce((height, block) => height + guessOf(block), 0) };
}

function gatherAll(blocks: readonly PageBlockView[]): Pane[] {
  const panes: Pane[] = [];
  let open: PageBlockView[] = [];
  let [claims, length] = [0, 0];
  for (const block of blocks) {
    if (open.length > 0 && (claims + block.claims.length > claimsOfPane || length + block.length > charactersOfPane)) {
      panes.push(gather(open));
      [open, claims, length] = [[], 0, 0];
    }
    open.push(block);
    claims += block.claims.length;
    length += block.length;
  }
  return open.length === 0 ? panes : [...panes, gather(open)];
}

const chartsGuess = 700;

/** Title and dek first, the charts as a pane of their own, answer and sources last. */
export function makePanes({ notice, title, dek, blocks, charts }: Pick<ReportPage, 'notice' | 'title' | 'dek' | 'blocks' | 'charts'>): Pane[] {
  const head = { html: notice + title.html + dek, claims: title.claims, headings: title.headings, guess: guessOf(title) + 100 };
  const drawn = charts.html === '' ? [] : [{ html: charts.html, claims: [], headings: [], guess: chartsGuess }];
  return [head, ...gatherAll(blocks.slice(0, charts.at)), ...drawn, ...gatherAll(blocks.slice(charts.at))];
}

/** Where a claim, or a heading, is; null where it has no place in the text. */
export function paneOf(panes: readonly Pane[], place: number | string): number | null {
  const at = panes.findIndex(({ claims, headings }) => (typeof place === 'number' ? claims.includes(place) : headings.includes(place)));
  return at < 0 ? null : at;
}
