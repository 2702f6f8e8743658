import type { SpecialistName } from '@assay/record';
import { houseSpecialist } from '../specialists/run-specialist.ts';
import { writeReport } from '../write/report.ts';
import { nothingFetched, type AnalyseStage, type Engine } from './engine.ts';

function analysing(name: SpecialistName): AnalyseStage {
  const specialist = houseSpecialist(name);
  return async (bench, focus) => Promise.resolve({ ...nothingFetched, notes: specialist(bench, focus) });
}

/** The rule-based analysts: no key, no network, the same note for the same figures. */
export const houseEngine: Engine = {
  name: 'house',
  analyse: { fundamental: analysing('fundamental'), technical: analysing('technical'), value: analysing('value'), macro: analysing('macro') },
  write: async (parts) => Promise.resolve({ ...nothingFetched, written: writeReport(parts) }),
  revises: false,
};
