// The user's own measures from a file: read, checked, and added to the built-in ones.
import { extendMetrics, type Dictionary } from '@assay/calc';
import { AssayError, parseJson } from '@assay/record';
import { readReport } from './given-report.ts';

/** `definitions` is the file's content, which a sealed run keeps; `dictionary` is what the judge names measures by. */
export type OwnMetrics = { readonly definitions: unknown; readonly dictionary: Dictionary };

const MOST_SHOWN = 5;
const remedy = 'Correct the file; docs/metrics.md shows its form.';

/** Null where no file is named. Throws AssayError('unreadable-file') for a file that is none, and ('usage') for definitions that cannot be used, each with its metric and field. */
export async function readOwnMetrics(path: string | undefined): Promise<OwnMetrics | null> {
  if (path === undefined) return null;
  const definitions = definitionsOf(await readReport(path), path);
  const extended = extendMetrics(definitions);
  if (extended.ok) return { definitions, dictionary: extended.dictionary };
  const shown = extended.problems.slice(0, MOST_SHOWN).join('; ');
  const more = extended.problems.length - MOST_SHOWN;
  throw new AssayError('usage', `${path} defines metrics that cannot be used: ${shown}${more > 0 ? `; and ${String(more)} more` : ''}.`, { remedy });
}

function definitionsOf(text: string, path: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new AssayError('usage', `${path} is not JSON (${error instanceof Error ? error.message : 'it cannot be parsed'}).`, { remedy, cause: error });
  }
}
