// What has been read of a report so far.
import type { Dictionary } from '@assay/calc';
import { claimId, type Claim, type Entity, type IsoDate, type Sha256, type Span, type TokenState } from '@assay/record';
import type { VisibleText } from '../report/visible-text.ts';
import type { NameIndex } from './names.ts';
import type { ClaimReading, Setting } from './reading.ts';

export type ReportContext = { /** What the question that the report answers asks for. */ readonly asked?: Setting | undefined; readonly subject: Entity | null; readonly names: NameIndex; readonly asOf: IsoDate | null; readonly sha256: Sha256; /** Names the measures; the built-in one where none is given. */ readonly dictionary?: Dictionary | undefined; /** Cuts a sentence into what it says in words; only where the sources hold prose to check them by. */ readonly readClauses?: ReadClauses | undefined };
/** Spans of a text that say something in words, those that are taken left out. */
export type ReadClauses = (text: string, taken: readonly Span[]) => readonly Span[];
export type TextPlace = { readonly place: 'heading' | 'text' | 'cell'; readonly headings: readonly string[]; readonly setting?: Setting };
export type TextReader = (visible: VisibleText, reading: ReportReading, place: TextPlace) => void;

/** Collects claims and token states; claim ids are the report's hash and the claim's number, so equal reports have equal ids. */
export class ReportReading {
  readonly readings: ClaimReading[] = [];
  readonly tokens: TokenState[] = [];
  readonly context: ReportContext;
  readonly #prefix: string;

  constructor(markdown: string, context: ReportContext) {
    this.context = context;
    this.#prefix = context.sha256(new TextEncoder().encode(markdown)).slice(0, 12);
  }

  /** Adds a claim and returns its id. */
  add(reading: Omit<ClaimReading, 'claim'>, claim: Omit<Claim, 'id'>): Claim['id'] {
    const id = claimId.parse(`clm_${this.#prefix}-${this.readings.length.toString(36)}`);
    this.readings.push({ ...reading, claim: { id, ...claim } });
    return id;
  }

  note(token: { readonly span: Span; readonly text: string; readonly kind: TokenState['kind'] }, state: TokenState['state']): void {
    this.tokens.push({ span: token.span, text: token.text, kind: token.kind, state });
  }
}
