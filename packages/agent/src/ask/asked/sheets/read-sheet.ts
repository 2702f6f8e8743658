// A question whose words no reader joins, laid out as a sheet of figures: what is asked of prices, and of what is paid for what a company earns, each alone.
import type { Asked } from '../asked.ts';
import { joinedParts, partsOf } from '../parts/parts-of.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { closeAsks } from './close-sheet.ts';
import { multipleCut } from './multiple-cut.ts';
import { sceneOf, whoseOf, type Scene } from './scene.ts';
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
  return await besideMultiple(words, whole, around) ?? readAlone(words, whole, around);
}

/** What is asked beside a multiple of the newest close, and the multiple. */
async function besideMultiple(words: string, whole: Asked, around: ReadAround): Promise<Asked | null> {
  const [company, ...others] = whole.companies;
  const cut = around.earlier.length > 0 || company === undefined || others.length > 0 ? null : multipleCut(words.slice(0, 600));
  if (cut === null || company === undefined) return null;
  const left = await readAsked(cut.rest, around);
  const rest = await readAlone(cut.rest, left, around) ?? ((left.leftOver ?? []).length === 0 && left.companies.length === 1 && left.unknown.length === 0 ? left : null);
  const own = await readAsked(`What is ${whoseOf(company)} price-earnings ratio at the latest close on the diluted earnings per share of ${cut.year}?`, { ...around, earlier: [] });
  return rest === null ? null : { ...joinedParts(whole, [...partsOf(rest), own]), isGuess: true };
}

async function readAlone(words: string, whole: Asked, around: ReadAround): Promise<Asked | null> {
  const asks = sheetAsks(words, whole, around);
  if (asks === null) return null;
  const [first, ...others] = await Promise.all(asks.map((ask) => readAsked(ask, { ...around, earlier: [] })));
  if (first === undefined || [first, ...others].some(({ companies, unknown }) => companies.length === 0 || unknown.length > 0)) return null;
  // Each is answered by its own words, be it the only one.
  return { ...joinedParts(whole, [first, ...others]), isGuess: true };
}
