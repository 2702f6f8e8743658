// DuckDuckGo's page of results (html.duckduckgo.com) as a list. A page that asks whether a human sits there is a challenge, not an empty list.
import { parseHtml } from '../html/parse-html.ts';
import { TextGatherer, type PlacedText } from '../text/placed-text.ts';

export type SearchHit = { readonly title: PlacedText; readonly address: string; readonly snippet: PlacedText | null };
export type SearchPage =
  | { readonly kind: 'results'; readonly hits: readonly SearchHit[] }
  /** The service takes the asker for a robot. */
  | { readonly kind: 'challenge' }
  /** Neither of them: the page has changed its form, or is another. */
  | { readonly kind: 'unknown' };

type Open = { title: PlacedText | null; address: string | null; snippet: PlacedText | null; readonly depth: number; readonly isResult: boolean };

/** Advertisements are left out. Never fails: any text is HTML. */
export function readSearchPage(html: string): SearchPage {
  return parseHtml(html, new SearchWalk(), { closesItself: false }).finish();
}

class SearchWalk {
  readonly #hits: SearchHit[] = [];
  #current: Open | null = null;
  #gathering: { readonly what: 'title' | 'snippet'; readonly depth: number; readonly text: TextGatherer } | null = null;
  #depth = 0;
  #isList = false;
  #isChallenge = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    const classes = (attributes['class'] ?? '').split(/\s+/);
    if (attributes['id'] === 'links' || classes.includes('no-results')) this.#isList = true;
    if (classes.some((one) => one.startsWith('anomaly-modal')) || attributes['id'] === 'challenge-form') this.#isChallenge = true;
    if (classes.includes('result') && this.#current === null) this.#current = { title: null, address: null, snippet: null, depth: this.#depth, isResult: !classes.includes('result--ad') && !classes.includes('result--no-result') };
    else if (this.#current !== null && this.#gathering === null) this.#openPart(this.#current, { name, classes, href: attributes['href'] });
  }

  #openPart(current: Open, { name, classes, href }: { readonly name: string; readonly classes: readonly string[]; readonly href: string | undefined }): void {
    if (name === 'a' && classes.includes('result__a')) {
      current.address = targetOf(href ?? '');
      this.#gathering = { what: 'title', depth: this.#depth, text: new TextGatherer() };
    } else if (classes.includes('result__snippet')) this.#gathering = { what: 'snippet', depth: this.#depth, text: new TextGatherer() };
  }

  text(data: string, source: { readonly start: number; readonly end: number }): void {
    this.#gathering?.text.add(data, source);
  }

  close(): void {
    if (this.#gathering?.depth === this.#depth) this.#closePart(this.#gathering);
    if (this.#current?.depth === this.#depth) this.#closeResult(this.#current);
    this.#depth -= 1;
  }

  #closePart({ what, text }: { readonly what: 'title' | 'snippet'; readonly text: TextGatherer }): void {
    if (this.#current !== null && !text.isBlank) this.#current[what] ??= text.take();
    this.#gathering = null;
  }

  #closeResult({ title, address, snippet, isResult }: Open): void {
    if (isResult && title !== null && address !== null) this.#hits.push({ title, address, snippet });
    this.#current = null;
  }

  finish(): SearchPage {
    if (this.#isChallenge && this.#hits.length === 0) return { kind: 'challenge' };
    return this.#isList || this.#hits.length > 0 ? { kind: 'results', hits: this.#hits } : { kind: 'unknown' };
  }
}

/** A result leads over DuckDuckGo's own address, which carries the true one; what is not http(s) leads nowhere. */
function targetOf(href: string): string | null {
  if (!URL.canParse(href, 'https://duckduckgo.com/')) return null;
  const url = new URL(href, 'https://duckduckgo.com/');
  const inner = /(?:^|\.)duckduckgo\.com$/.test(url.hostname) ? url.searchParams.get('uddg') : url.href;
  return inner !== null && URL.canParse(inner) && /^https?:$/.test(new URL(inner).protocol) ? new URL(inner).href : null;
}
