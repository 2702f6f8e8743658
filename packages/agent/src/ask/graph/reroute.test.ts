import { expect, test } from 'vitest';
import { askSample, plainDraft, revenueDraft, scriptedAskEngine } from '../../testing/index.ts';
import { say } from '../../prose/text.ts';
import { houseAskEngine } from '../house/house-ask-engine.ts';
import type { AskEngine, Route } from '../stages.ts';

const nothing: AskEngine['synthesise'] = () => Promise.resolve({ ...plainDraft, summary: say`The sources at hand do not hold it.`, missing: ['What was asked for.'] });
const declined: Route = { kind: 'declined', why: 'It asks for something else.', missing: ['Something else.'], remedy: 'Ask otherwise.', asked: null };

/** Answers the first reading as given, and the second with a proved figure. */
function inTurn(first: AskEngine['synthesise']): { readonly synthesise: AskEngine['synthesise']; readonly count: () => number } {
  let count = 0;
  return { count: () => count, synthesise: (gathered, again, around) => { count += 1; return count === 1 ? first(gathered, again, around) : Promise.resolve(revenueDraft(gathered)); } };
}

const sameRoute: NonNullable<AskEngine['reroute']> = ({ question }, ports, around) => houseAskEngine.route(question, ports, around);

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
  const { contents } = await askSample('revenue of AAPL', { engine: scriptedAskEngine({ synthesise: nothing, reroute: () => Promise.resolve(declined), answerDirectly: () => Promise.resolve({ ...plainDraft, summary: say`It asks for something else.`, missing: ['Something else.'] }) }) });
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
