// "How has its balance sheet changed since 2022: cash, debt, equity?": each of them moves from that time, and one that is told at its level, or from the year before, does not.
import type { Demand } from '../demand.ts';

const asks = /\b(?:chang\w+|moved?|developed|evolved|gr[eo]wn?|risen|fallen|improved|worsened|shifted)\b[^?.;]{0,40}\bsince (?:the (?:end|close) of )?(?:fiscal |fy ?)?['’]?(?:20)?\d\d\b/i;

export const changedSince: Demand = ({ text, opening }) => {
  if (opening.length === 0 || !asks.test(text)) return [];
  const measures = new Set(opening.filter(({ isBeside, unit, measure }) => !isBeside && unit.kind === 'money' && measure !== 'price').map(({ measure }) => measure));
  const moves = new Set(opening.filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change' || form === 'cagr')).map(({ measure }) => measure));
  // Where none of them moves another demand says so.
  return moves.size > 0 && [...measures].some((measure) => !moves.has(measure)) ? ['how each of them moved since then'] : [];
};
