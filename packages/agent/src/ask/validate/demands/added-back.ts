// A profit before a cost is told with the cost in it: both side by side leave out what was asked for.
import { asksAddedBack } from '../../asked/reworded/statements/added-back.ts';
import type { Demand } from './demand.ts';

export const costAddedBack: Demand = ({ asked, opening, openingWords }) => (opening.length > 0 && asked.operation !== 'define' && asksAddedBack(asked.text) && !/ \+ |\bEBITDA\b/.test(openingWords) ? ['the profit with that cost added back'] : []);
