// What a report's cover says of itself: the form and the last day of the period (or the day of the event), as Forms 10-K, 10-Q and 8-K word them.
import { isIsoDate, type IsoDate } from '@assay/record';

export type Cover = { readonly form: string | null; readonly period: IsoDate | null };

/** The cover is at most so long. */
const COVER = 6000;
/** A letter to the owners may come before it. */
const FRONT = 80_000;
/** News of results say their period somewhere on the first pages. */
const NEWS = 12_000;
const COMMISSION = /securities\s+and\s+exchange\s+commission/gi;
const FORM = /\bform\s+(10-k|10-q|8-k|20-f|40-f|6-k)(?:t|\b)(\/a)?/i;
const FORM_ALONE = /^\W{0,8}form\s+(?:10-k|10-q|8-k|20-f|40-f|6-k)\S{0,2}\W*$/im;
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const MONTH = months.join('|');
const DAY = new RegExp(`\\b(${MONTH})\\s+(\\d{1,2})\\s*,?\\s+((?:19|20)\\d\\d)\\b`, 'i');
const ENDED = /(?:fiscal\s+year|quarterly\s+period|quarter|year|months|weeks|transition\s+period)\s+ended|date\s+of\s+(?:earliest\s+event|report)/i;
const ENDED_ON = new RegExp(`\\b(?:year|quarter|period|months|weeks)\\b\\W{0,6}ended\\s+(?=(?:${MONTH})\\s+\\d{1,2}\\s*,?\\s+(?:19|20)\\d\\d\\b)`, 'gi');

/** `text` is the plain text of the page from its beginning; null for what it does not say. */
export function readCover(text: string): Cover {
  const start = coverStart(text);
  const cover = text.slice(start ?? 0, (start ?? 0) + COVER).replace(/\s+/g, ' ');
  // A report's own form stands under the commission's name, or first of all; elsewhere a form is only spoken of.
  const form = FORM.exec(start === null ? cover.slice(0, 40) : cover);
  return { form: form === null ? null : `${(form[1] ?? '').toUpperCase()}${(form[2] ?? '').toUpperCase()}`, period: start === null ? periodInNews(text) ?? periodIn(cover) : periodIn(cover) };
}

/** Where the commission's name stands over a cover; null where it is only spoken of. */
function coverStart(text: string): number | null {
  const front = text.slice(0, FRONT);
  for (const { index } of front.matchAll(COMMISSION)) if (/commission\s+file|exact\s+name\s+of|date\s+of\s+report/i.test(front.slice(index, index + 1500)) || FORM_ALONE.test(front.slice(index, index + 400))) return Math.max(0, index - 200);
  return null;
}

function periodIn(cover: string): IsoDate | null {
  const ended = ENDED.exec(cover);
  return ended === null ? null : dayIn(cover.slice(ended.index, ended.index + 200));
}

function periodInNews(text: string): IsoDate | null {
  const news = text.slice(0, NEWS).replace(/\s+/g, ' ');
  // The period before stands beside it for comparison.
  return [...news.matchAll(ENDED_ON)].map(({ index }) => dayIn(news.slice(index, index + 80))).filter((day) => day !== null).toSorted().at(-1) ?? null;
}

function dayIn(text: string): IsoDate | null {
  const found = DAY.exec(text);
  if (found === null) return null;
  const day = `${found[3] ?? ''}-${String(months.indexOf((found[1] ?? '').toLowerCase()) + 1).padStart(2, '0')}-${(found[2] ?? '').padStart(2, '0')}`;
  return isIsoDate(day) ? day : null;
}
