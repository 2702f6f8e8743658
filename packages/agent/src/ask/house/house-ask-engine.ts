// The house's answers: read by rules, planned over the data tools, worked out by the book of facts. No key, and the same answer for the same figures.
import type { Sha256 } from '@assay/record';
import { createHash } from 'node:crypto';
import type { AskEngine } from '../stages.ts';
import { analyseStep } from './analyse/analyse-step.ts';
import { answerGenerally, decline } from './answer/glossary/define.ts';
import { settledParts } from './answer/settle-asked.ts';
import { synthesise } from './answer/synthesise.ts';
import { planAnswer } from './plan/plan-answer.ts';
import { behindBefore } from './route/behind-before.ts';
import { otherReading } from './route/other-readings.ts';
import { routeQuestion } from './route/route-question.ts';
import { verifyStep } from './verify/verify-step.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

export const houseAskEngine: AskEngine = {
  name: 'house',
  route: async (question, ports, around) => {
    const route = await routeQuestion(question, ports, around);
    return route.kind === 'financial' ? { ...route, asked: behindBefore(settledParts(route.asked), question.earlier) } : route;
  },
  reroute: async (given, ports, around) => {
    const other = await otherReading(given, ports, around);
    return other?.route.kind === 'financial' ? { ...other, route: { ...other.route, asked: behindBefore(settledParts(other.route.asked), given.question.earlier) } } : other;
  },
  plan: planAnswer,
  verify: verifyStep,
  analyse: async (step, gathered, around) => {
    around.signal?.throwIfAborted();
    return Promise.resolve(analyseStep(step, gathered, sha256));
  },
  synthesise: async (gathered, again, around) => {
    around.signal?.throwIfAborted();
    return Promise.resolve(synthesise(gathered, again, sha256));
  },
  answerDirectly: async (question, route) => Promise.resolve(route.kind === 'general' ? answerGenerally(question.text, route.asked) : decline(route)),
};
