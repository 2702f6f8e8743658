// A claimed amount is held against its figure, and the answer says whether it holds.
import { heldClaims } from './claimed.ts';
import { orderClaimed } from '../../../asked/forms/order-claimed.ts';
import type { Demand, DemandScene } from '../demand.ts';

const said = /(?:^|[.!?] )(?:Yes|No|About right)\b/;

/** Somebody stated an amount, and is he right? */
const verdictAsked = /\d[^]*(?:^|[.,;?!-] ?|\band )(?:is|was|are|were) (?:he|she|they) (?:right|correct|wrong)\b/i;

/** "14.3 billion beat 2023's 8.5 billion": of the first amount no year is said. */
const againstYear = /\b(?:beat|beats|topped|tops|exceed(?:s|ed)?|surpass(?:es|ed)?|outdid|above|over|below|under) (?:fiscal )?(?:19|20)\d\d's\b/i;

/** "…, right?", "… check please": a word at the end asks for a verdict. */
const checkedAtEnd = /\d[^]*[.,;?!"“”-] ?(?:(?:please )?(?:check|verify|confirm)(?: (?:it|this|that|please|pls))*|right|true|correct)[ .!?]*$/i;

/** An order that is stated is right or wrong. */
const order = ({ asked, opening, openingWords }: DemandScene): readonly string[] => (orderClaimed(asked) !== null && opening.length > 0 && asked.companies.length > 1 && !said.test(openingWords) ? ['whether the order holds'] : []);

export const claims: Demand = (scene) => [...order(scene), ...amounts(scene)];

const amounts: Demand = ({ asked, all, text, openingWords, wholeWords }) => {
  const claimed = asked.claims ?? [];
  if (claimed.length === 0) return (verdictAsked.test(text) || checkedAtEnd.test(asked.text)) && all.length > 0 && !said.test(wholeWords) ? ['whether what is stated holds'] : [];
  if (claimed.length > 1 && againstYear.test(asked.text)) return ['which amount is of which year'];
  const held = heldClaims({ claims: claimed, text: asked.text }, all.filter(({ sentence }) => openingWords.includes(sentence)));
  return claimed.every((claim) => held.some((one) => one.claim === claim)) && said.test(openingWords) ? [] : ['whether what it states holds'];
};
