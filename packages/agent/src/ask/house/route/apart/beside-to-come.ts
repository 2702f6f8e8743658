// What was is told beside what is to come: "its revenue in fiscal 2030, and what was it in fiscal 2025?" Nobody has figures of the future; those of the past are at hand all the same.
import type { Company } from '@assay/data';
import { shortName } from '../../../../write/company-name.ts';
import type { Asked, AskedPeriod } from '../../../asked/asked.ts';
import { timeWords } from '../../../asked/likeness/time-words.ts';
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import { readPeriods } from '../../../asked/periods/periods.ts';
import type { Route } from '../../../stages.ts';
import { isToCome } from '../to-come.ts';
import { isOfFigures, type Reader } from './apart-from-absent.ts';
import { inFull } from './in-full.ts';
import { joined, piecesOf, type Piece } from './pieces.ts';
import { withLacks } from './with-lacks.ts';

const isFigure = ({ kind }: { readonly kind: string }): boolean => kind === 'metric' || kind === 'series';
const namesOf = (companies: readonly Company[]): string => companies.map(({ name }) => shortName(name)).join(' and ');

type Scene = { readonly asked: Asked; readonly companies: readonly Company[]; readonly today: string };

/** Of the figures that the whole names, at the times that are over. */
function plainly({ asked: { measures, periods }, companies, today }: Scene): string | null {
  const figures = measures.filter(isFigure).map(({ words }) => words);
  const times = timeWords(periods.filter((period) => !isToCome(period, today)));
  const owner = companies.length === 0 ? 'the ' : `${namesOf(companies)}'s `;
  return figures.length === 0 || times === '' ? null : `What was ${owner}${figures.join(' and ')} ${periods.some(({ kind }) => kind === 'date') ? 'on' : 'in'} ${times}?`;
}

/** In its own words, where these name a figure; else as the whole does. */
function waysToAsk(rest: string, scene: Scene): readonly string[] {
  const own = readMeasures(rest).some(({ measure }) => isFigure(measure)) ? inFull(rest, { text: rest, companies: scene.companies, today: scene.today }) : null;
  return [own, plainly(scene)].filter((one) => one !== null);
}

const isOver = (period: AskedPeriod, today: string): boolean => period.kind !== 'latest' && !isToCome(period, today);

function lackOf(ahead: readonly Piece[], periods: readonly AskedPeriod[], { companies, today }: Scene): string {
  const quoted = ahead.map(({ words }) => `“${words.replace(/[?.! ]+$/, '')}”`).join(' and ');
  const whose = companies.length === 0 ? '' : `${companies.map(({ ticker }) => ticker).join(', ')}; `;
  return `A forecast for ${timeWords(periods)}, which lies after ${today}: figures of the future are known to nobody (${whose}asked for as ${quoted}).`;
}

type Sides = { readonly ahead: readonly Piece[]; readonly rest: string };

/** Null unless a piece names a time to come and another one that is over. */
function sidesOf(text: string, today: string): Sides | null {
  const pieces = piecesOf(text, today);
  const isAhead = ({ words }: Piece): boolean => readPeriods(words, today).some(({ period }) => isToCome(period, today));
  const isBehind = (piece: Piece): boolean => !isAhead(piece) && readPeriods(piece.words, today).some(({ period }) => isOver(period, today));
  return pieces.some(isAhead) && pieces.some(isBehind) ? { ahead: pieces.filter(isAhead), rest: joined(pieces, (piece) => !isAhead(piece)) } : null;
}

/** Null where nothing of what was stands beside what is to come. */
export async function besideToCome(text: string, usual: Route, { today, bundled, routeOf }: Reader): Promise<Route | null> {
  const asked = usual.kind === 'declined' ? usual.asked : null;
  const sides = asked === null ? null : sidesOf(text, today);
  if (asked === null || sides === null || asked.companies.some(({ ticker }) => !bundled.has(ticker))) return null;
  const scene = { asked, companies: asked.companies, today };
  for (const words of waysToAsk(sides.rest, scene)) {
    const route = await routeOf(words);
    const isOf = route.kind === 'financial' && (route.asked.parts ?? [route.asked]).every(isOfFigures);
    if (isOf) return { ...route, asked: withLacks(route.asked, [lackOf(sides.ahead, asked.periods.filter((period) => isToCome(period, today)), scene)]) };
  }
  return null;
}
