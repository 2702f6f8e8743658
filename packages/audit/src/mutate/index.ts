export { applyEdits, type Edited } from './apply-edits.ts';
export { type Corruption, type Edit, type Falsehood, type Target } from './corruption.ts';
export { corruptions } from './corruptions.ts';
export { scoreClean, scoreOutcomes, type CleanScore, type KindScore, type MutationScore } from './score.ts';
export { isFlagged, surveyReport, type Judge, type Outcome, type SurveyOptions, type SurveyStep } from './survey.ts';
