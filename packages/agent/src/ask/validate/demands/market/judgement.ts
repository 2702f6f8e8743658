// Whether a share is a good buy is a judgment: figures beside one another are none.
import type { Demand } from '../demand.ts';

const asks = /\b(?:is|are|was|would|looks?|make|makes|seem|seems)\b[^?]{0,40}\b(?:a |an )?(?:good|great|bad|fair|smart|decent|sensible|solid|safe) (?:buy|investment|bet|purchase|deal|pick|stock to (?:buy|own|hold)|time to (?:buy|sell))\b|\b(?:should|shall) (?:i|we|one) (?:buy|sell|hold|get|own)\b|\bwould (?:you|we|one) (?:buy|own|hold|sell|touch)\b(?! (?:that|this)\b(?! (?:stock|share|price)))|\bworth (?:buying|owning|holding)\b|\b(?:buy|hold|sell)(?:,? or|,| ?\/) ?(?:buy|hold|sell)\b[^?]{0,12}\?|(?:^|[.?!:;,-] )(?:so )?(?:buy|sell|good value)(?: (?:now|here|it|at (?:this|the last) (?:price|close)))?\?\s*$/i;
const judges = /\bBy our rules\b|\bWe would rate\b|\b(?:over|under)valued\b|\bfairly (?:valued|priced)\b|\blooks\b|\bnot advice\b|\badvice\b/i;

const goodBuy: Demand = ({ text, opening, wholeWords }) => (asks.test(text) && opening.length > 0 && !judges.test(wholeWords) ? ['a judgment'] : []);

const asksSteady = /^(?:is|are|does|do) [^?]{2,60}\b(?:stable|steady|calm|choppy|bumpy|jumpy|(?:move|swing|jump|bounce|fluctuate)(?: (?:about|around|up and down))? (?:much|a lot|wildly|often))\b/i;

/** A number of its swings does not say whether they are many. */
const steadiness: Demand = ({ asked, opening, openingWords }) => (asksSteady.test(asked.text) && opening.some(({ measure }) => /^volatility/.test(measure)) && !/^(?:Yes|No)\b/.test(openingWords) ? ['whether that is much'] : []);

export const judgement: Demand = (scene) => [...goodBuy(scene), ...steadiness(scene)];
