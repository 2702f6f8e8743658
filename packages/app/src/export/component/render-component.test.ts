import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { inventedAnswer } from '../testing/invented-answer.ts';
import { chartRows, chartTicks } from './chart-rows.ts';
import { codeLiteral } from './code-literal.ts';
import { componentModel } from './component-model.ts';
import { renderComponent } from './render-component.ts';

/** What the compiler says of the text, as strict as a compiler can be set; nothing is written to disk. */
function complaints(text: string): string[] {
  const file = join(import.meta.dirname, 'generated.tsx');
  const options: ts.CompilerOptions = {
    strict: true, noEmit: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    skipLibCheck: true, noUnusedLocals: true, noUnusedParameters: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, version) => (name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version));
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The value of a literal, as a program would read it. */
function valueOf(literal: string): unknown {
  return runInThisContext(`(${literal})`) as unknown;
}

const hostile = ['</script><script>alert(1)</script>', '`${process.exit()}`', '"; throw new Error("out"); //', '*/ throw 1; /*', '\u2028alert(1)\u2029', '\\', '{{fig}}', '<img src=x onerror=alert(1)>', '\u202Eevil', '__proto__'];

describe('the component of an answer', () => {
  test('type-checks under the strictest settings, and the same answer gives the same text [OUT-TSX-1]', () => {
    const text = renderComponent(inventedAnswer());
    expect(complaints(text)).toEqual([]);
    expect(renderComponent(inventedAnswer())).toBe(text);
    expect(complaints(text.replace('"FY2022"', '2022'))).not.toEqual([]);
  });

  test('type-checks for an answer without blocks, sources and confidence [OUT-TSX-1]', () => {
    const { metadata } = inventedAnswer();
    expect(complaints(renderComponent(inventedAnswer({ content_blocks: [], citations: [], key_insights: [], recommendations: [], missing: [], follow_ups: [], metadata: { ...metadata, confidence: null, as_of: null, query_type: 'declined' } })))).toEqual([]);
  });

  test('text from outside stays text: titles, quotes and names end neither a literal nor a script [OUT-TSX-2]', () => {
    const texts = hostile.map((words) => ({ words, answer: inventedAnswer({ question: words, content_blocks: [{ type: 'text', title: words, data: { content: words, citations: [] } }] }) }));
    for (const { answer } of texts) {
      const text = renderComponent(answer);
      expect(text).not.toMatch(/<\/script|[\u2028\u2029\u202a-\u202e]/i);
      expect(literalOf(text).properties).toEqual(Object.keys(componentModel(answer)));
      expect(literalOf(text).statements).toBe(literalOf(renderComponent(inventedAnswer())).statements);
    }
    expect(complaints(renderComponent(inventedAnswer({ question: hostile.join(' '), missing: hostile })))).toEqual([]);
  });

  test('any value comes back from its literal as it was [OUT-TSX-2]', () => {
    fc.assert(fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const literal = codeLiteral(value);
      expect(literal).not.toMatch(/[<>\u2028\u2029\u202a-\u202e]/);
      // As JSON, which knows no zero below nought.
      expect(JSON.stringify(valueOf(literal))).toBe(JSON.stringify(value));
    }), { numRuns: 400 });
    expect(valueOf(codeLiteral(Object.fromEntries([['__proto__', { a: 1 }], ['b c', 2]])))).toEqual(Object.fromEntries([['__proto__', { a: 1 }], ['b c', 2]]));
  });

  test('an address that is none of the web is no link', () => {
    const [first] = inventedAnswer().citations;
    if (first === undefined) throw new Error('no citation');
    const urls = ['javascript:alert(1)', 'data:text/html,x', 'https://data.example.test/facts.json', 'file:///etc/passwd', ' https://example.test'];
    expect(componentModel(inventedAnswer({ citations: urls.map((url, index) => ({ ...first, number: index + 1, url })) })).sources.map(({ url }) => url)).toEqual([null, null, 'https://data.example.test/facts.json', null, null]);
  });
});

/** The names in the literal of `analysis`, as the compiler's parser sees them. */
function literalOf(text: string): { readonly properties: readonly string[]; readonly statements: number } {
  const source = ts.createSourceFile('generated.tsx', text, ts.ScriptTarget.ES2022, true);
  const found = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]).find(({ name }) => name.getText() === 'analysis');
  if (found?.initializer === undefined || !ts.isObjectLiteralExpression(found.initializer)) throw new Error('analysis is no object literal');
  return { properties: found.initializer.properties.map((property) => property.name?.getText() ?? ''), statements: source.statements.length };
}

describe('the points of a chart', () => {
  const figure = (shown: string, citations: number[] = []) => ({ shown, value: '0', unit: 'USD', period: null, metric: 'revenue', citations });

  test('series of different lengths stand on one axis, in the order of their years', () => {
    const late = { name: 'Later', data: [{ x: 'FY2024', y: 2, figure: figure('$2', [4]) }] };
    const long = { name: 'Longer', data: [{ x: 'FY2023', y: 1, figure: figure('$1') }, { x: 'FY2024', y: 3, figure: figure('$3') }] };
    expect(chartRows([late, long])).toEqual([
      { x: 'FY2023', points: [null, { y: 1, shown: '$1', citations: [] }] }, { x: 'FY2024', points: [{ y: 2, shown: '$2', citations: [4] }, { y: 3, shown: '$3', citations: [] }] },
    ]);
  });

  test('places that are no order of names stay as they come', () => {
    expect(chartRows([{ name: 'Margin', data: [{ x: 'Walnut', y: 2, figure: figure('2') }, { x: 'Ash', y: 1, figure: figure('1') }] }]).map(({ x }) => x)).toEqual(['Walnut', 'Ash']);
  });

  test('ticks carry the sign of the figures: percent of fractions and of points, dollars, or none', () => {
    const of = (...points: readonly (readonly [number, string])[]) => chartTicks([{ name: '', data: points.map(([y, shown], index) => ({ x: String(index), y, figure: figure(shown) })) }]);
    expect(of([0.462, '46.2%'], [-0.01, '−1.0%'])).toEqual({ before: '', after: '%', times: 100 });
    expect(of([46.2, '46.2%'])).toEqual({ before: '', after: '%', times: 1 });
    expect(of([1_620_000_000, '$1.62 billion'], [-20, '−$20'])).toEqual({ before: '$', after: '', times: 1 });
    expect(of([31.5, '31.5'])).toEqual({ before: '', after: '', times: 1 });
    expect(chartTicks([])).toEqual({ before: '', after: '', times: 1 });
  });
});
