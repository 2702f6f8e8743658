// What is asked of a share's closes beside one of them: where the time ended against its mean, the day on which it stood so much above another, what two stakes made together.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand, DemandScene } from '../demand.ts';

const isOfCloses = ({ opening }: DemandScene): boolean => opening.some(({ measure }) => measure === 'price');

const endBesideMean = /\b(?:average|mean)\b[^?]{0,80}\b(?:where|how) (?:did|does|was|were|is)\b[^?]{0,30}\b(?:end|close|finish|stand)\w*\b/i;

/** The mean of a time, and the close at its end. */
export const endAgainstMean: Demand = (scene) => (isOfCloses(scene) && standsIn(scene.text, endBesideMean) && !/\bclosed at\b|\bThat is (?:above|below)\b/.test(scene.openingWords) ? ['the close at the end of that time'] : []);

const dayAtDistance = /\b(?:at (?:which|what)|on (?:which|what)|when|what (?:day|date|close))\b[^?]{0,60}\b\d+(?:\.\d+)? ?(?:%|per ?cent) (?:above|below|over|under|higher|lower|up|down)\b/i;

/** The day on which it stood so many percent above another close is looked for. */
export const dayItStoodThere: Demand = (scene) => (isOfCloses(scene) && standsIn(scene.text, dayAtDistance) && !/\b(?:first|last) of (?:their|the) (?:closes|readings)\b|\bfirst time\b/.test(scene.openingWords) ? ['when it stood there'] : []);

const everThanClose = /^(?:did|has|had|was|were)\b[^?]{3,80}\b(?:above|below|over|under|higher|lower|beyond)\b[^?]{0,60}\b(?:close|price|level|high|low|peak)\b[^?]{0,30}\b(?:at any (?:time|point)|ever|at all|on any day)\b/i;

/** Whether it ever stood beyond another of its closes is said. */
export const everBeyondClose: Demand = (scene) => (isOfCloses(scene) && standsIn(scene.text, everThanClose) && !/^(?:Yes|No)\b|\bof their closes\b|\b(?:high|low) point\b/.test(scene.openingWords) ? ['whether it ever did'] : []);

const eachInto = /\b(?:in|into|on|of) each of\b|\beach (?:in|into|on)\b|\b(?:apiece|each)\b[^?]{0,30}\b(?:in|into|on|for)\b/i;
const altogether = /\bwhat (?:would|did|do) (?:i|we|you|he|she|they|that|it|my|the)\b[^?]{0,40}\b(?:have|had|come to|be worth|total)\b|\b(?:together|altogether|in all|in total|combined)\b/i;

/** Two stakes of the same size have one worth together. */
export const stakesTogether: Demand = (scene) => (scene.asked.companies.length > 1 && isOfCloses(scene) && standsIn(scene.text, eachInto) && altogether.test(scene.text) && (scene.openingWords.match(/\bWhat was put into [^.]{2,40} became\b/g) ?? []).length > 1 && !/ \+ /.test(scene.openingWords) ? ['what they made together'] : []);

const howOftenBeyond = /\b(?:how many|how often|number of|count of)\b[^?]*\b(?:above|below|over|under|beneath|beyond|past|higher|lower)\b/i;

/** So many closes beyond a level are told by their number, and not by the first and the last alone. */
export const howManyBeyond: Demand = ({ text, asked: { course }, openingWords }) =>
  (course?.form.kind === 'beyond' && course.form.which === 'count' && howOftenBeyond.test(text) && !/\(\d+\) of\b|^No\b|\b(?:high|low) point of\b/.test(openingWords) ? ['how many they were'] : []);
