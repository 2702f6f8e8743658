// The second reading of a question, apart from the first: what its words demand, one reader for each kind of demand, and which of it an answer does not meet.
import type { Asked } from '../../asked/asked.ts';
import { costAddedBack } from './added-back.ts';
import { between } from './between/between.ts';
import { beyond } from './beyond.ts';
import { carried } from './carriers.ts';
import { claims } from './claims/claims.ts';
import { clauses } from './clauses.ts';
import { companies, strangers, whoIsAhead, winners } from './companies.ts';
import { countedAsks } from './counted-asks.ts';
import type { Demand, DemandScene } from './demand.ts';
import { apart, forms, formsGiven } from './forms.ts';
import type { Given } from './reading/given.ts';
import { gaps } from './gaps.ts';
import { measures, measuresGiven, multiplesFirst } from './measures.ts';
import { measuresApart } from './measures-apart.ts';
import { numbers } from './numbers.ts';
import { heldInAll, paces } from './paces.ts';
import { amongOthers, sumOfAll, whichAverage } from './others.ts';
import { oneTime } from './one-time.ts';
import { ownDefinition } from './own-definition.ts';
import { percents } from './percents.ts';
import { plainly } from './plain/plainly.ts';
import { persons, tradesOfPerson } from './persons.ts';
import { spans } from './spans.ts';
import { onPricePaid } from './market/closes.ts';
import { companyWorth } from './market/company-worth.ts';
import { sharePrices, thenAndNow } from './market/share-prices.ts';
import { meansMoved } from './market/means-moved.ts';
import { multipleWay } from './market/multiple-way.ts';
import { multipleAtEnd } from './market/multiple-at-end.ts';
import { exceeds } from './plain/exceeds.ts';
import { whichLarger } from './plain/which-larger.ts';
import { bothYears } from './between/both-years.ts';
import { changedSince } from './between/changed-since.ts';
import { sinceBack } from './between/since-back.ts';
import { bothBases } from './market/both-bases.ts';
import { multipleNow } from './market/multiple-now.ts';
import { multipleOnDay } from './market/multiple-on-day.ts';
import { onNamedEarnings } from './market/on-named-earnings.ts';
import { offEnd } from './market/off-end.ts';
import { multipleTold } from './market/multiple-told.ts';
import { yieldGap } from './market/yield-gap.ts';
import { dayAfter, latestPrices, earningsOfYear, lists, months, mostQuarters, quarterToQuarter, quarters, reaches, runsOver, sinceThen, stretches, twoTimes, untilNow, weekdays } from './times.ts';
import { scaled } from './scaled.ts';
import { severalAsks } from './several-asks.ts';
import { ofTheWhole } from './whole/of-the-whole.ts';
import { latestQuarter } from './whole/latest-quarter.ts';
import { versusGap } from './whole/versus-gap.ts';
import { premiseBelow } from './whole/premise-below.ts';
import { paidPartAndGap } from './whole/paid-part.ts';
import { partsOfOne } from './whole/parts-of-one.ts';
import { recordAsVerb } from '../../asked/forms/record-verb.ts';
import { laterOfTwo } from '../../asked/reworded/times/later-of-two.ts';
import { worked } from './worked.ts';

const demands: readonly Demand[] = [companies, strangers, amongOthers, whichAverage, sumOfAll, winners, measures, measuresGiven, measuresApart, clauses, multiplesFirst, months, stretches, reaches, dayAfter, untilNow, twoTimes, weekdays, latestPrices, earningsOfYear, runsOver, sinceThen, quarterToQuarter, mostQuarters, lists, quarters, numbers, apart, forms, formsGiven, beyond, carried, persons, tradesOfPerson, worked, spans, claims, paces, sharePrices, multipleAtEnd, multipleNow, bothBases, changedSince, sinceBack, bothYears, exceeds, whichLarger, meansMoved, multipleWay, multipleOnDay, onNamedEarnings, offEnd, yieldGap, multipleTold, percents, severalAsks, gaps, ownDefinition, ofTheWhole, between, countedAsks, scaled, companyWorth, costAddedBack, partsOfOne, premiseBelow, versusGap, latestQuarter, paidPartAndGap, plainly];

export type ToldWords = { readonly opening: string; /** Without how its figures stood before. */ readonly own: string; readonly whole: string };

/** Longer than any question; what stands behind it is not read. */
const LONGEST = 1500;

function sceneOf(asked: Asked, { opening, own, whole }: ToldWords, { all, missing }: Given): DemandScene {
  const text = laterOfTwo(recordAsVerb((asked.asking ?? asked.text).slice(0, LONGEST)).replace(/[‘’‛′`]/g, "'").replace(/[“”„]/g, '"').replace(/[–—‑‐−]/g, '-').replace(/\s+/g, ' ').replace(/\((?:FYE|ended|ending|ends)\b[^)]*\)|\((?:cash (?:flow )?from operations|operating cash flow|CFO|OCF) (?:minus|less|-) (?:capex|capital expenditures?)\)/gi, '').trim());
  return { text, asked, openingWords: opening, ownWords: own, wholeWords: whole, all, missing, opening: all.filter(({ isBeside, sentence }) => !isBeside && opening.includes(sentence)) };
}

/** Empty where the answer shows no figure, and where nothing is known of the question's words. */
export function unmetDemands(asked: Asked, told: ToldWords, given: Given): readonly string[] {
  const scene = sceneOf(asked, told, given);
  return scene.text === '' ? [] : [...new Set(demands.flatMap((demand) => demand(scene)))];
}

/** What the question's very words demand in plain ways, where it was read in others. */
export function unmetPlainly(asked: Asked, told: ToldWords, given: Given): readonly string[] {
  return plainly(sceneOf(asked, told, given));
}

/** What a question of several parts demands of all of them together, and no part by itself says. */
export function unmetByAll(asked: Asked, told: ToldWords, given: Given): readonly string[] {
  const scene = sceneOf({ ...asked, asking: asked.text }, told, given);
  return [...whoIsAhead(scene), ...percents(scene), ...thenAndNow(scene), ...earningsOfYear(scene), ...sinceThen(scene), ...sinceBack(scene), ...yieldGap(scene), ...multipleTold(scene), ...meansMoved(scene), ...multipleWay(scene), ...offEnd(scene), ...multipleOnDay(scene), ...onNamedEarnings(scene), ...onPricePaid(scene), ...heldInAll(scene), ...apart(scene), ...oneTime(scene), ...ofTheWhole(scene), ...between(scene), ...countedAsks(scene), ...scaled(scene), ...companyWorth(scene), ...costAddedBack(scene), ...partsOfOne(scene), ...versusGap(scene), ...paidPartAndGap(scene), ...plainly(scene)];
}
