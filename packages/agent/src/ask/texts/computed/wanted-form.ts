// How a question wants its figure: in which scale, with how many decimals, as a percentage or as a ratio.
export type WantedForm = { readonly scale: 'millions' | 'billions' | null; readonly decimals: 0 | 1 | 2 | 3 | null; readonly isPercent: boolean; readonly isDays: boolean };

const places: Readonly<Record<string, 0 | 1 | 2 | 3>> = { zero: 0, no: 0, '0': 0, one: 1, '1': 1, two: 2, '2': 2, three: 3, '3': 3 };
const scales: Readonly<Record<string, 'millions' | 'billions'>> = { million: 'millions', billion: 'billions' };

export function readWantedForm(question: string): WantedForm {
  const plain = withoutFormulas(question);
  return { scale: scaleIn(plain), decimals: decimalsIn(plain), isPercent: /%|\bpercent(?:age)?s?\b|\bmargin\b|\bgrowth\b|\bcagr\b|\bgr[oe]w\b|\brate\b|\byear[- ]over[- ]year\b/i.test(plain), isDays: /\bdays\b/i.test(plain) };
}

function scaleIn(question: string): WantedForm['scale'] {
  const found = /\bin (?:units of )?(?:us|u\.s\.|usd|eur|gbp|the)?[ $€£]*(?:dollar )?(million|billion)s?\b|\b(?:usd|dollars?) (million|billion)s?\b/i.exec(question);
  return scales[(found?.[1] ?? found?.[2] ?? '').toLowerCase()] ?? null;
}

function decimalsIn(question: string): WantedForm['decimals'] {
  const found = /\b(zero|no|one|two|three|[0-3]) (?:decimals?|places?|digits? after)\b/i.exec(question);
  return places[(found?.[1] ?? '').toLowerCase()] ?? null;
}

/** What a definition is made of says nothing of the result. */
function withoutFormulas(question: string): string {
  return question.replace(/\b(?:is|are) defined as:?[^?.]*|\bdefine [^?.]* as [^?.]*/gi, ' ');
}
