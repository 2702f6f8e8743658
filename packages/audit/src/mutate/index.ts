export { type Corrupted, type Corruption, type Target } from './corruption.ts';
export { corruptions, corruptText } from './corruptions.ts';
export { surveyCorruption, type Judge, type Survey } from './survey.ts';
