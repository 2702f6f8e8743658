// What a report's cover says of itself: the form and the last day of the period (or the day of the event), as Forms 10-K, 10-Q and 8-K word them.
import { isIsoDate, type IsoDate } from '@assay/record';

export type Cover = { readonly form: string | null; readonly period: IsoDate | null };

/** The cover is at most so long. */
const COVER = 6000;
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const DAY = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\s+(\d{1,2})\s*,?\s+((?:19|20)\d\d)\b/i;
const ENDED = /(?:fiscal\s+year|quarterly\s+period|quarter|year|months|weeks|transition\s+period)\s+ended|date\s+of\s+(?:earliest\s+event|report)/i;

/** `text` is the plain text of the page from its beginning; null for what it does not say. */
export function readCover(text: string): Cover {
  const cover = text.slice(0, COVER).replace(/\s+/g, ' ');
  const form = /\bform\s+(10-k|10-q|8-k|20-f|40-f|6-k)(?:t|\b)(\/a)?/i.exec(cover);
  const ended = ENDED.exec(cover);
  return { form: form === null ? null : `${(form[1] ?? '').toUpperCase()}${(form[2] ?? '').toUpperCase()}`, period: ended === null ? null : dayIn(cover.slice(ended.index, ended.index + 200)) };
}

function dayIn(text: string): IsoDate | null {
  const found = DAY.exec(text);
  if (found === null) return null;
  const day = `${found[3] ?? ''}-${String(months.indexOf((found[1] ?? '').toLowerCase()) + 1).padStart(2, '0')}-${(found[2] ?? '').padStart(2, '0')}`;
  return isIsoDate(day) ? day : null;
}
