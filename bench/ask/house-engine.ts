// The rules that answer, as the bench takes them.
export { houseAskEngine } from '../../packages/agent/src/ask/house/house-ask-engine.ts';
