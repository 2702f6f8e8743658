// Why a figure is below nothing, asked of one that is not: a move that is told for it would pass for the reason.
import type { Demand } from '../demand.ts';

const below = /\bwhy\b[^?.;]{0,60}\b(?:negative|below zero|below nothing|in the red|under water)\b|\b(?:negative|below zero|in the red)\b[^?.;]{0,60}\bwhy\b/i;
const change = /\bnegative (?:growth|surprise|outlook|news|view|sentiment|impact|effect|return)\b/i;

export const premiseBelow: Demand = ({ asked, opening, openingWords }) => (opening.length > 0 && asked.operation !== 'define' && below.test(asked.text) && !change.test(asked.text) && !openingWords.includes('−') ? ['why it is below nothing, which the figures do not show'] : []);
