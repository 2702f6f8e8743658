// A profit before a cost is told with the cost in it: both side by side leave out what was asked for.
import { asksAddedBack, leavesOutCost } from '../../asked/reworded/statements/added-back.ts';
import type { Demand, DemandScene } from './demand.ts';

/** As it is said again. */
const saidPlainly = /\bplus (?:stock-based compensation|depreciation and amortization|research and development)\b/;
const isAsked = ({ text, before, asking = text }: DemandScene['asked']): boolean => asksAddedBack(text) || saidPlainly.test(asking) || saidPlainly.test(text) || (before !== undefined && leavesOutCost(text));

export const costAddedBack: Demand = ({ asked, opening, openingWords }) => (opening.length > 0 && asked.operation !== 'define' && isAsked(asked) && !/ \+ |\bEBITDA\b/.test(openingWords) ? ['the profit with that cost added back'] : []);
