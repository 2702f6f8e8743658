import { expect, test } from 'vitest';
import { askSample, plainDraft, revenueDraft, scriptedAskEngine } from '../../../testing/index.ts';
import { say } from '../../../prose/text.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import type { AskEngine, OtherReading, Route } from '../../stages.ts';

const nothing: AskEngine['synthesise'] = () => Promise.resolve({ ...plainDraft, summary: say`The sources at hand do not hold it.`, missing: ['What was asked for.'] });
const declined: Route = { kind: 'declined', why: 'It asks for something else.', missing: ['Something else.'], remedy: 'Ask otherwise.', asked: null };

/** Answers the first reading as given, and the second with a proved figure. */
function inTurn(first: AskEngine['synthesise']): { readonly synthesise: AskEngine['synthesise']; readonly count: () => number } {
  let count = 0;
  return { count: () => count, synthesise: (gathered, again, around) => { count += 1; return count === 1 ? first(gathered, again, around) : Promise.resolve(revenueDraft(gathered)); } };
}

const reread = (route: Route, mustHold = false): OtherReading => ({ route, mustHold, tried: 1 });
const sameRoute: NonNullable<AskEngine['reroute']> = async ({ question, tried }, ports, around) => (tried > 0 ? null : reread(await houseAskEngine.route(question, ports, around)));

test('a reading that brought no figure is followed by another one, once, and the trace says why [ASK-ALIKE-4]', async () => {
  const { synthesise, count } = inTurn(nothing);
  const { contents, answer } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise, reroute: sameRoute }) });
  expect(count()).toBe(2);
  expect(contents.report).toContain('$416.2 billion');
  expect(answer.metadata.valid).toBe(true);
  const routed = contents.journal.filter(({ event }) => event === 'question-routed');
  expect(routed).toHaveLength(2);
  expect(routed[1]?.data['why']).toContain('first reading brought no figure');
});

test('where the second reading brings nothing either, the first one’s answer stands [ASK-ALIKE-4]', async () => {
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: nothing, reroute: ({ tried }) => Promise.resolve(tried > 0 ? null : reread(declined)), answerDirectly: () => Promise.resolve({ ...plainDraft, summary: say`It asks for something else.`, missing: ['Something else.'] }) }) });
  expect(contents.report).toContain('The sources at hand do not hold it.');
  expect(contents.report).not.toContain('something else');
});

test('an answer that holds is not read again, nor where no other reading is known', async () => {
  let asked = 0;
  const reroute: AskEngine['reroute'] = () => { asked += 1; return Promise.resolve(null); };
  await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: (gathered) => Promise.resolve(revenueDraft(gathered)), reroute }) });
  expect(asked).toBe(0);
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: nothing, reroute }) });
  expect(asked).toBe(1);
  expect(contents.report).toContain('do not hold it');
});

test('a question in words that nobody foresaw is answered, as a guess that is told and not valid [ASK-ALIKE-3]', async () => {
  const { answer } = await askSample('For each dollar due within a year, how many dollars of current assets did McDonald’s hold at the end of 2024?', { engine: houseAskEngine });
  expect(answer.summary).toContain('current ratio');
  expect(answer.metadata.valid).toBe(false);
  expect(answer.reading?.shown).toBe(true);
});

/** Each of the readings in turn: the words of the answer to it, and whether it may stand in doubt. */
function readAs(...others: readonly (readonly [words: string, mustHold: boolean])[]): { readonly engine: AskEngine; readonly asked: () => readonly number[] } {
  const asked: number[] = [];
  const said = ['Revenue was $1 in fiscal 2025.', ...others.map(([words]) => words)];
  const engine = scriptedAskEngine({
    synthesise: (gathered) => Promise.resolve((said[asked.length] ?? '') === 'proved' ? revenueDraft(gathered) : { ...plainDraft, summary: say`${said[asked.length] ?? ''}` }),
    reroute: async ({ question, tried }, ports, around) => {
      const next = others[tried];
      if (next === undefined) return null;
      asked.push(tried);
      return { route: await houseAskEngine.route(question, ports, around), mustHold: next[1], tried: tried + 1 };
    },
  });
  return { engine, asked: () => asked };
}

test('a sound reading is given only where its answer holds; else the next is tried, and the first answer stands at last [ASK-AGAIN-1]', async () => {
  const none = readAs(['Revenue was $2 in fiscal 2025.', true], ['Revenue was $3 in fiscal 2025.', true]);
  const { contents } = await askSample('revenue of AAPL', { engine: none.engine });
  expect(none.asked()).toEqual([0, 1]);
  expect(contents.report).toContain('$1');
  expect(contents.report).toContain('contradicted');
  const second = readAs(['Revenue was $2 in fiscal 2025.', true], ['proved', true], ['Revenue was $3 in fiscal 2025.', true]);
  const { answer, contents: held } = await askSample('revenue of AAPL', { engine: second.engine });
  expect(second.asked()).toEqual([0, 1]);
  expect(answer.metadata.valid).toBe(true);
  expect(held.report).toContain('$416.2 billion');
});

test('a guess is given in the place of an answer in doubt, and is the last word where nothing holds [ASK-ALIKE-4]', async () => {
  const guess = readAs(['Revenue was $2 in fiscal 2025.', false]);
  const { contents } = await askSample('revenue of AAPL', { engine: guess.engine });
  expect(contents.report).toContain('$2');
  expect(contents.journal.filter(({ event }) => event === 'question-routed')).toHaveLength(2);
});

test('an engine that always knows another reading is asked only while the limit of steps is far [ASK-AGAIN-1]', async () => {
  let asked = 0;
  const reroute: AskEngine['reroute'] = async ({ question, tried }, ports, around) => { asked += 1; return { route: await houseAskEngine.route(question, ports, around), mustHold: true, tried: tried + 1 }; };
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: nothing, reroute }) });
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(20);
  expect(contents.report).toContain('do not hold it');
});
