// What a fact reader hands to the judge: the typed fact, and the words around it that binding may go by.
import type { Dictionary } from '@assay/calc';
import type { Capture, Fact, PeriodMention, Sha256 } from '@assay/record';

/** A source as the judge reads it. In a run `capture` is the stored capture; for a file on disk it describes the file. */
export type SourceDocument = { readonly capture: Capture; readonly bytes: Uint8Array };

export type ReadFact = {
  readonly fact: Fact;
  /** Row labels from the outermost section heading to the row's own label; for prose the words before the number in its clause. */
  readonly row: readonly string[];
  /** Column headers, outermost first. */
  readonly column: readonly string[];
  /** Caption, sheet title or sentence in which the value stands. */
  readonly caption: string | null;
  /** Times that the labels name, when the fact's own period could not be made certain. */
  readonly mentions: readonly PeriodMention[];
  /** Power of ten that the source's caption or scale word put on the written digits: 6 for "1,234" in a table "in millions"; 0 otherwise. */
  readonly scale: number;
};

/** What a reader works with. The dictionary names the measures; the built-in one where none is given. */
export type FactTools = { readonly sha256: Sha256; readonly dictionary?: Dictionary | undefined };

/** Reads every fact of one kind of source. Malformed bytes throw AssayError('malformed-source'). */
export type FactReader = (source: SourceDocument, tools: FactTools) => readonly ReadFact[];
