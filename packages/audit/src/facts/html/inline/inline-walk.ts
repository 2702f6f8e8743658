// One pass over a filing's page that keeps every tag, shown or hidden, and the short texts of its table cells.
import type { Span } from '@assay/record';
import { parseHtml } from '../parse-html.ts';
import { TagHeader } from '../tag-header.ts';
import { openTag, type TaggedFact } from '../tagged-fact.ts';

export type WalkedTag = TaggedFact & { readonly isHidden: boolean; readonly isNil: boolean };
/** A `dei:` entry of the cover page and the context it stands in. */
export type CoverEntry = { readonly text: string; readonly context: string };
export type InlinePage = { readonly tags: readonly WalkedTag[]; readonly header: TagHeader; readonly cover: ReadonlyMap<string, CoverEntry>; /** Words of table cells by their letters. */ readonly words: ReadonlyMap<string, string> };

const LONGEST_LABEL = 60;

/** Letters and digits alone, lower case: by these a member's name and the words on the page are the same. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Never fails: any text is HTML, and a page without tags has none. */
export function walkInline(html: string): InlinePage {
  return parseHtml(html, new InlineWalk());
}

class InlineWalk implements InlinePage {
  readonly tags: WalkedTag[] = [];
  readonly header = new TagHeader();
  readonly cover = new Map<string, CoverEntry>();
  readonly words = new Map<string, string>();
  readonly #open: (WalkedTag | null)[] = [];
  readonly #notes: { readonly name: string; readonly context: string; text: string }[] = [];
  #inHeader = 0;
  #inHidden = 0;
  #cell: string | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'ix:header') this.#inHeader += 1;
    if (name === 'ix:hidden') this.#inHidden += 1;
    if (this.#inHeader > 0) this.header.open(name, attributes);
    if (name === 'td' || name === 'th') this.#cell = '';
    if (name === 'ix:nonfraction') this.#openFact(attributes);
    if (name === 'ix:nonnumeric') this.#notes.push({ name: attributes['name'] ?? '', context: attributes['contextref'] ?? '', text: '' });
  }

  /** Tags may stand in one another: the same digits are then several facts. */
  #openFact(attributes: Readonly<Record<string, string>>): void {
    const tag = openTag(attributes);
    const walked = tag === null ? null : { ...tag, isHidden: this.#inHidden > 0, isNil: attributes['xsi:nil'] === 'true' };
    this.#open.push(walked);
    if (walked !== null) this.tags.push(walked);
  }

  text(data: string, source: Span): void {
    if (this.#inHeader > 0) this.header.text(data);
    if (this.#cell !== null && this.#cell.length <= LONGEST_LABEL) this.#cell += data;
    for (const tag of this.#open) {
      if (tag === null) continue;
      tag.text += data;
      tag.span = { start: tag.span?.start ?? source.start, end: source.end };
    }
    for (const note of this.#notes) if (note.name.startsWith('dei:')) note.text += data;
  }

  close(name: string): void {
    if (this.#inHeader > 0) this.header.close(name);
    if (name === 'ix:header') this.#inHeader -= 1;
    if (name === 'ix:hidden') this.#inHidden -= 1;
    if (name === 'ix:nonfraction') this.#open.pop();
    if (name === 'td' || name === 'th') this.#closeCell();
    if (name === 'ix:nonnumeric') this.#closeNote();
  }

  #closeCell(): void {
    const text = (this.#cell ?? '').replace(/\s+/g, ' ').replace(/\s*\(\w\)$/, '').trim();
    const letters = lettersOf(text);
    if (text.length <= LONGEST_LABEL && /[a-z]{2}/.test(letters) && !this.words.has(letters)) this.words.set(letters, text);
    this.#cell = null;
  }

  #closeNote(): void {
    const note = this.#notes.pop();
    if (note === undefined || !note.name.startsWith('dei:') || this.cover.has(note.name)) return;
    this.cover.set(note.name, { text: note.text.replace(/\s+/g, ' ').trim(), context: note.context });
  }
}
