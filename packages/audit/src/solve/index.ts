export { solve, type Solution, type SolveInput } from './solve.ts';
export { sortOperands, type Operand, type OperandKind, type SolveRequest, type SolveSource } from './operand.ts';
