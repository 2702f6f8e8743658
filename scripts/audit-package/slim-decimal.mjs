// decimal.js defines its functions as properties, which no bundler may drop. The judge has no angles, no other number bases and no random
// numbers; this leaves those definitions out of the browser build. Whoever calls one gets a TypeError, never another number.
const unused = new Set([
  'cos', 'sin', 'tan', 'acos', 'asin', 'atan', 'atan2', 'cosh', 'sinh', 'tanh', 'acosh', 'asinh', 'atanh', 'hypot', 'cbrt', 'random', 'log2',
  'cosine', 'sine', 'tangent', 'inverseCosine', 'inverseSine', 'inverseTangent', 'hyperbolicCosine', 'hyperbolicSine', 'hyperbolicTangent',
  'inverseHyperbolicCosine', 'inverseHyperbolicSine', 'inverseHyperbolicTangent', 'cubeRoot',
  'toBinary', 'toHexadecimal', 'toHex', 'toOctal', 'toFraction', 'toNearest',
]);

/** `P.cosine = P.cos = function …` and `Decimal.cos = cos`, as `start` and `end` of the statement. */
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

export function slimDecimal() {
  return {
    name: 'slim-decimal',
    transform: {
      filter: { id: /decimal\.js[\\/]decimal\.mjs$/ },
      handler(code) {
        const dropped = statementsOf(this.parse(code)).filter(definesOnlyUnused);
        if (dropped.length < 30) throw new Error('decimal.js is written otherwise than it was: look at slim-decimal.mjs again');
        return dropped.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      },
    },
  };
}
