// "Its close on 30 June, and how has it moved since?": some figure of the answer reaches beyond the time that is named before it. A move up to that very time is none since then.
import { daysBetween, type IsoDate } from '@assay/record';
import { findWindows, type FoundWindow } from '../../../asked/course/windows/windows.ts';
import type { Demand } from '../demand.ts';

const pointsBack = /\bsince(?: then| that (?:day|date|time|point|moment|close|year|quarter|month))?(?=\s*(?:[?.!,;)]|$|and\b))/i;

/** A fiscal year ends up to some weeks behind the one it is named by. */
const NEAR = { day: 3, year: 45 };

function endOf(window: FoundWindow | undefined): { readonly on: IsoDate; readonly near: number } | null {
  if (window?.kind === 'point') return { on: window.on, near: NEAR.day };
  if (window?.kind === 'edge') return { on: window.which === 'last' ? window.to : window.from, near: NEAR.day };
  return window?.kind === 'stretch' && window.to !== null ? { on: window.to, near: NEAR.year } : null;
}

export const sinceBack: Demand = ({ text, opening }) => {
  const at = opening.length === 0 ? null : pointsBack.exec(text);
  const then = at === null ? null : endOf(findWindows(text.slice(0, at.index).toLowerCase())?.windows.at(-1));
  return then === null || opening.some(({ to }) => to !== null && daysBetween(then.on, to) > then.near) ? [] : ['what has become of it since'];
};
