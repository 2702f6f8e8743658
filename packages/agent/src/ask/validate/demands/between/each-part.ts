// What is asked of each month, week or quarter of a time, or of all of it: both ends of the time decide nothing of what lies between them.
import type { Demand, DemandScene } from '../demand.ts';

const ofParts = /\b(?:any|each|every|all|at least one|(?:was|were|is) there an?)(?: (?:of the|the|single|one|calendar|its|twelve|12|four|down|up|losing|negative|positive)){0,3} (?:months?|quarters?|weeks?)\b|\ball (?:year|month|quarter)\b(?! (?:ago|end))|\bthroughout\b|\bthe (?:whole|entire) (?:time|way)\b/i;
const isToldOfParts = /\bin which it was (?:not )?so\b|\bIt was so in\b|^(?:Yes|No): The (?:high|low) point\b|\bat no time\b|\bthe (?:first|last) of (?:their closes|the readings)\b|\bin none of\b/;

const isOverTime = ({ asked: { companies, measures }, opening }: DemandScene): boolean => opening.length > 0 && (companies.length === 0 || measures.some((measure) => measure.kind === 'metric' && measure.id === 'price'));

/** "Any other month of 2025?" */
const anyOther = /^(?:and |but |so )?(?:(?:was|were) there |in )?any(?: other| more)? (?:months?|quarters?|weeks?)\b/i;
const isTold = /\bin which it was (?:not )?so\b|\bIt was so in\b/;
const anyTold: Demand = (scene) => (isOverTime(scene) && anyOther.test(scene.text) && !isTold.test(scene.openingWords) ? ['which of them it was'] : []);

const bothSides = /\bhow many\b[^?]*\b(?:up|rose|gain\w*|higher|positive)\b[^?]*\b(?:down|fell|fall|lost|lower|negative)\b|\bhow many\b[^?]*\b(?:down|fell|fall|lost|lower|negative)\b[^?]*\b(?:up|rose|gain\w*|higher|positive)\b/i;
const bothTold: Demand = (scene) => (bothSides.test(scene.text) && /\bIt was so in\b/.test(scene.openingWords) ? ['how many went the other way'] : []);

export const eachPartDecided: Demand = (scene) => [...anyTold(scene), ...bothTold(scene), ...decidedByParts(scene)];

const decidedByParts: Demand = (scene) => (isOverTime(scene) && ofParts.test(scene.text) && /^(?:Yes|No)\b/.test(scene.openingWords) && !isToldOfParts.test(scene.openingWords) ? ['whether it was so in each part of that time'] : []);
