// How a question was read, as a page shows it before anything runs.
import type { PlannedQuestion } from '@assay/agent';
import type { PlanView } from '@assay/record/api';

type Route = PlannedQuestion['route'];
type Reading = NonNullable<PlanView['reading']>;
type Asked = NonNullable<Route['asked']>;

function measureOf(measure: Asked['measures'][number]): Reading['measures'][number] {
  const id = 'id' in measure ? measure.id : 'subject' in measure ? measure.subject : measure.topic;
  return { kind: measure.kind, words: measure.words, id, as: 'as' in measure ? measure.as : null };
}

const nothing = { operation: null, companies: [], group: null, unknown: [], measures: [], periods: [], unread: [] };

function askedOf(asked: Asked | null): Omit<Reading, 'kind' | 'why' | 'complexity' | 'missing' | 'remedy'> {
  if (asked === null) return nothing;
  return {
    operation: asked.operation, companies: asked.companies.map(({ ticker, name }) => ({ ticker, name })), group: asked.group?.name ?? null,
    unknown: asked.unknown.map(({ words, near }) => ({ words, near: [...near] })), measures: asked.measures.map(measureOf), periods: asked.periods.map((period) => ({ ...period })),
    // Readers of questions say of themselves what they left unread; one that does not leaves it open.
    unread: 'unread' in asked && Array.isArray(asked.unread) ? asked.unread.filter((word) => typeof word === 'string') : [],
  };
}

export function readingOf(route: Route): Reading {
  return {
    kind: route.kind, why: route.why, complexity: route.kind === 'financial' ? route.complexity : null, ...askedOf(route.asked),
    missing: route.kind === 'declined' ? [...route.missing] : [], remedy: route.kind === 'declined' ? route.remedy : null,
  };
}
