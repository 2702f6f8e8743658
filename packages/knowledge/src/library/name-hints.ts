// What a file's name hints at: a company, a form, a day. Names are given by people; the document itself is asked first.
import { isIsoDate, type IsoDate } from '@assay/record';

export type NameHints = { readonly company: string | null; readonly form: string | null; readonly day: IsoDate | null };

const FORMS: readonly (readonly [RegExp, string])[] = [[/10-?k/i, '10-K'], [/10-?q/i, '10-Q'], [/8-?k/i, '8-K'], [/20-?f/i, '20-F'], [/40-?f/i, '40-F'], [/6-?k/i, '6-K']];

export function readNameHints(path: string): NameHints {
  const name = (path.split(/[\\/]/).at(-1) ?? '').replace(/(?:\.(?:html?|xhtml|txt|text|pdf|gz))+$/i, '');
  const parts = name.split(/[_\s]+/).filter((part) => part !== '');
  const day = /(?:19|20)\d\d-?[01]\d-?[0-3]\d/.exec(name)?.[0].replaceAll('-', '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null;
  const form = FORMS.find(([pattern]) => parts.slice(1).some((part) => new RegExp(`^${pattern.source}(?:a|t)?$`, 'i').test(part)))?.[1] ?? null;
  const [first = ''] = parts;
  return { company: /^\p{L}[\p{L}\d.&]{0,30}$/u.test(first) ? first : null, form, day: day !== null && isIsoDate(day) ? day : null };
}
