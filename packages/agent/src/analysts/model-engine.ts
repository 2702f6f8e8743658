// The engine with language models behind the same stages as the house's rules.
import { specialistNames, type SpecialistName } from '@assay/record';
import type { AnalyseStage, Engine } from '../graph/engine.ts';
import { modelSpecialist, type Analysts } from './model-specialist.ts';
import { modelWriter } from './model-writer.ts';

/** Specialists and core analyst over a model. What they type themselves is found by the judge and goes back to them once. */
export function modelEngine(analysts: Analysts): Engine {
  const analyse = Object.fromEntries(specialistNames.map((name) => [name, modelSpecialist(name, analysts)])) as Record<SpecialistName, AnalyseStage>;
  return { name: 'model', analyse, write: modelWriter(analysts), revises: true };
}
