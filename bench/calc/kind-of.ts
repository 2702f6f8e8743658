// The kind of a question for the table of results, read from the form of the gold program. The engine never sees it.

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\(\(x-x\)\/x\)\*x$/, 'relative change'], [/^x-x$/, 'change or difference'], [/^\(x\/x\)\*x$/, 'share in percent'],
  [/^x\/x$/, 'ratio'], [/^x\+x(?:\+x)*$/, 'sum'], [/^\(x\+x(?:\+x)*\)\/x$/, 'average'], [/^\(x\+x(?:\+x)*\)\/x\*x$|^\(\(x\+x(?:\+x)*\)\/x\)\*x$/, 'share of several'],
];

export function kindOf(program: string): string {
  let form = program.replace(/\d+(?:\.\d+)?(?:e[-+]?\d+)?/g, 'x').replaceAll(' ', '').replaceAll('(-x)', 'x').replace(/^-x/, 'x');
  for (let before = ''; before !== form;) { before = form; form = form.replace(/\((x(?:\+x)+)\)(?=\+)/g, '$1'); }
  return kinds.find(([pattern]) => pattern.test(form))?.[1] ?? 'other forms';
}
