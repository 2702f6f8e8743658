// An item that only points elsewhere: to an exhibit, another item, the proxy statement. Forms 10-K and 10-Q allow it (Rule 12b-23).
import type { Incorporation } from '@assay/record';

/** A section with more text than this says something itself. */
export const SHORT = 2500;
const LEAST_OWN = 600;
const POINTS = /incorporated\s+(?:herein\s+|into\s+this\s+\w+\s+)?by\s+reference|\b(?:is|are|can be|may be)\s+(?:set\s+forth|included|contained|presented|found|located|incorporated|hereby\s+incorporated)|\bappears?\s+(?:in|on|under|beginning)|^\s*(?:please\s+)?(?:see|refer\s+to)\b|\bsee\s+(?:also\s+)?(?:the\s+)?note\b|\brefer(?:ence)?\s+(?:is\s+made\s+)?to\b/im;
const EXHIBIT = /\bexhibit\s+(\d{1,2}(?:\.\d{1,2})?)/i;
const ITEM = /(?:\bpart\s+(iv|i{1,3})\W{1,3})?\bitem\s+(\d{1,2}[A-C]?)\b/gi;

/** The section that asks: its key and title, and its words without the heading. */
export type Pointing = { readonly key: string; readonly title: string; readonly body: string; readonly isQuarterly: boolean };

/** Where the words of a section stand; null for one that has its own. A list of exhibits names reports and points at none. */
export function readIncorporation({ key, title, body, isQuarterly }: Pointing): Incorporation | null {
  if (body.length > SHORT || /^exhibit/i.test(title)) return null;
  const sentences = sentencesOf(body);
  const at = sentences.findIndex((sentence) => POINTS.test(sentence));
  const words = sentences[at];
  // Behind words of its own, a pointer only adds to them.
  if (words === undefined || (at > 1 && body.length > LEAST_OWN)) return null;
  return beyondPage(words, { key, body, isQuarterly }) ?? onPage(words, key, isQuarterly);
}

/** An exhibit, or another report. */
function beyondPage(words: string, { key, body, isQuarterly }: Omit<Pointing, 'title'>): Incorporation | null {
  const exhibit = EXHIBIT.exec(words)?.[1];
  if (exhibit !== undefined) return { kind: 'exhibit', exhibit, words };
  if (/annual\s+report\s+to\s+(?:share|stock)\w*holders/i.test(words)) return { kind: 'annual report', words };
  if (/proxy\s+(?:statement|circular)/i.test(/^1[0-4]$/.test(key) ? body : words)) return { kind: 'proxy statement', words };
  return isQuarterly && /form\s+10-k\b/i.test(words) ? { kind: 'annual filing', words } : null;
}

function onPage(words: string, key: string, isQuarterly: boolean): Incorporation | null {
  const item = itemNamed(words, key, isQuarterly) ?? itemOfStatements(words, isQuarterly);
  return item === null || item === key ? null : { kind: 'item', item, words };
}

function itemNamed(words: string, own: string, isQuarterly: boolean): string | null {
  const keys = [...words.matchAll(ITEM)].map(([, part = 'I', item = '']) => `${isQuarterly ? `${part.toUpperCase()}.` : ''}${item.toUpperCase()}`);
  return keys.find((key) => key !== own) ?? null;
}

/** Notes stand with the statements, whose item is the form's. */
function itemOfStatements(words: string, isQuarterly: boolean): string | null {
  if (/financial\s+statements/i.test(words)) return isQuarterly ? 'I.1' : '8';
  if (!/management\W{0,3}s\s+discussion|\bMD&A\b/i.test(words)) return null;
  return isQuarterly ? 'I.2' : '7';
}

function sentencesOf(text: string): string[] {
  return text.replace(/\s+/g, ' ').split(/(?<=[.;]["”’]?)\s+(?=[A-Z(“"])/).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
