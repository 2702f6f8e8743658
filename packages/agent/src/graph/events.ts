// What a run tells while it works. Names are noun-action, as in the journal.
import type { DeskEvent } from '@assay/data';
import type { ModelEvent } from '../model/port.ts';
import type { AskEvent } from '../ask/graph/ask-events.ts';
import type { SpecialistName } from '@assay/record';

export type RunEvent =
  | DeskEvent
  | { readonly event: 'source-suspicious'; readonly what: string; readonly words: string }
  | ModelEvent
  | AskEvent
  | { readonly event: 'stage-start'; readonly stage: string }
  | { readonly event: 'stage-finish'; readonly stage: string; readonly detail: Readonly<Record<string, unknown>> }
  | { readonly event: 'specialist-start'; readonly specialist: SpecialistName }
  | { readonly event: 'specialist-finish'; readonly specialist: SpecialistName; readonly findings: number }
  | { readonly event: 'step-struck'; readonly step: string }
  | { readonly event: 'specialist-failed'; readonly specialist: SpecialistName; readonly why: string }
  | { readonly event: 'report-written'; readonly title: string; readonly characters: number }
  | { readonly event: 'writer-failed'; readonly why: string }
  | { readonly event: 'open-claims-settled'; readonly open: number; readonly raised: number; readonly refused: number }
  | { readonly event: 'revision-asked'; readonly objections: number }
  | { readonly event: 'claims-judged'; readonly claims: number; readonly coverage: number | null };

export type OnEvent = (event: RunEvent) => void;
