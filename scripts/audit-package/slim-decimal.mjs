// decimal.js defines its functions as properties, which no bundler may drop. The judge has no angles, no logarithms, no other number bases and
// no random numbers; this leaves those definitions out of the browser build. The build fails where one of them is called, in the library itself too.
const unused = new Set([
  'cos', 'sin', 'tan', 'acos', 'asin', 'atan', 'atan2', 'cosh', 'sinh', 'tanh', 'acosh', 'asinh', 'atanh', 'hypot', 'cbrt', 'random',
  'cosine', 'sine', 'tangent', 'inverseCosine', 'inverseSine', 'inverseTangent', 'hyperbolicCosine', 'hyperbolicSine', 'hyperbolicTangent',
  'inverseHyperbolicCosine', 'inverseHyperbolicSine', 'inverseHyperbolicTangent', 'cubeRoot',
  'ln', 'log', 'log2', 'log10', 'exp', 'logarithm', 'naturalLogarithm', 'naturalExponential',
  'toBinary', 'toHexadecimal', 'toHex', 'toOctal', 'toFraction', 'toNearest', 'clamp', 'clampedTo', 'mod', 'modulo', 'divToInt', 'dividedToIntegerBy',
]);

/** A thousand digits of π are for angles alone; of them nothing reads this. */
const pi = /\bPI = '3\.14\d{900,}'/;

/** `P.cosine = P.cos = function …` and `Decimal.cos = cos`, with nothing but unused names. */
function definesOnlyUnused(statement) {
  if (statement.type !== 'ExpressionStatement') return false;
  let at = statement.expression;
  let found = false;
  while (at.type === 'AssignmentExpression' && at.left.type === 'MemberExpression' && at.left.object.type === 'Identifier' && ['P', 'Decimal'].includes(at.left.object.name)) {
    if (at.left.computed || !unused.has(at.left.property.name)) return false;
    found = true;
    at = at.right;
  }
  return found;
}

function statementsOf(program) {
  return program.body.flatMap((one) => (one.type === 'FunctionDeclaration' ? one.body.body : [one]));
}

/** A call of a dropped method on anything but Math, comments aside. */
function callOfUnused(code) {
  const called = code.replace(/\/\*[^]*?\*\/|^\s*(?:\/\/|\*).*$/gm, '').matchAll(/(\bMath)?\??\.(\w+)\(/g);
  return [...called].find(([, math, name]) => math === undefined && unused.has(name))?.[0] ?? null;
}

export function slimDecimal() {
  return {
    name: 'slim-decimal',
    transform: {
      filter: { id: /decimal\.js[\\/]decimal\.mjs$|packages[\\/](?:record|calc|audit)[\\/]src/ },
      handler(code, id) {
        const isLibrary = id.endsWith('decimal.mjs');
        const dropped = isLibrary ? statementsOf(this.parse(code)).filter(definesOnlyUnused) : [];
        if (isLibrary && (dropped.length < 40 || !pi.test(code))) throw new Error('decimal.js is written otherwise than it was: look at slim-decimal.mjs again');
        const slim = dropped.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code).replace(pi, "PI = '3.14'");
        const call = callOfUnused(isLibrary ? slim.replace(/^function (?:sin|cos|tan|a?(?:sin|cos|tan)h?|atan2|exp|ln|log|log2|log10|mod|clamp|cbrt|hypot|random|cosine|sine|toLessThanHalfPi|taylorSeries)\([^]*?^}/gm, '') : slim);
        if (call !== null) throw new Error(`${id} calls ${call}), which slim-decimal.mjs leaves out of the browser build`);
        return isLibrary ? slim : null;
      },
    },
  };
}
