// A question whose words no reader joins, laid out as a sheet of figures: what is asked of prices, and of what is paid for what a company earns, each alone.
import type { Asked } from '../asked.ts';
import { joinedParts } from '../parts/parts-of.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { closeAsks } from './close-sheet.ts';
import { sceneOf, type Scene } from './scene.ts';
import { valueAsks } from './value-sheet.ts';

/** A sheet of more is a report. */
const MOST = 9;

const sheets: readonly ((scene: Scene) => readonly string[] | null)[] = [valueAsks, closeAsks];

/** Plain questions that together ask what the words ask; null where they are of something else. */
export function sheetAsks(words: string, whole: Asked, around: ReadAround): readonly string[] | null {
  const scene = around.earlier.length > 0 ? null : sceneOf(words, whole, around);
  if (scene === null) return null;
  for (const sheet of sheets) {
    const asks = sheet(scene);
    if (asks !== null) return asks.length > MOST ? null : asks;
  }
  return null;
}

/** Null where the words lay out no sheet, or where one of its questions is not understood. A guess: what the words beside mean is not known. */
export async function readSheet(words: string, whole: Asked, around: ReadAround): Promise<Asked | null> {
  const asks = sheetAsks(words, whole, around);
  if (asks === null) return null;
  const [first, ...others] = await Promise.all(asks.map((ask) => readAsked(ask, { ...around, earlier: [] })));
  if (first === undefined || [first, ...others].some(({ companies, unknown }) => companies.length === 0 || unknown.length > 0)) return null;
  // Each is answered by its own words, be it the only one.
  return { ...joinedParts(whole, [first, ...others]), isGuess: true };
}
