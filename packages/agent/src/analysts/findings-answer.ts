// What a specialist answers: findings in sentences with handles. They are checked here, and go back once with what is wrong.
import type { SpecialistName } from '@assay/record';
import { z } from 'zod';
import type { Text } from '../prose/text.ts';
import type { Note } from '../specialists/observation.ts';
import { topicsOf } from '../specialists/topic.ts';
import { readTemplate } from './read-template.ts';
import type { Shelf } from './shelf.ts';

const sentence = z.string().min(1).max(1200);
const short = z.string().max(300);

const findingSchema = z.strictObject({
  topic: z.enum(Object.values(topicsOf).flat()), stance: z.enum(['positive', 'negative', 'neutral']), weight: z.number().min(0).max(1), text: sentence,
  headline: short.nullish(), brief: short.nullish(), risk: short.nullish(), watch: short.nullish(),
});
export type FindingsAnswer = { readonly findings: readonly z.infer<typeof findingSchema>[] };

/** Topics are the specialist's own. */
export function findingsSchema(specialist: SpecialistName): z.ZodType<FindingsAnswer> {
  return z.strictObject({ findings: z.array(findingSchema.extend({ topic: z.enum(topicsOf[specialist]) })).min(1).max(16) });
}

export type ReadFindings = { readonly notes: readonly Note[]; readonly problems: readonly string[] };
type At = { readonly specialist: SpecialistName; readonly shelf: Shelf; readonly company: string };
type Given = FindingsAnswer['findings'][number];

/** Notes of the findings whose handles all stand on the shelf; the others are left out and named among the problems. */
export function readFindings(answer: FindingsAnswer, at: At): ReadFindings {
  const problems: string[] = [];
  const notes = answer.findings.flatMap((finding, index) => {
    const note = noteOf(finding, index, { ...at, tell: (problem) => problems.push(`finding ${String(index + 1)}: ${problem}`) });
    return note === null ? [] : [note];
  });
  return { notes, problems };
}

type Telling = At & { readonly tell: (problem: string) => void };

function noteOf(finding: Given, index: number, at: Telling): Note | null {
  const text = read(finding.text, at);
  if (text === null) return null;
  const extras = (['brief', 'risk', 'watch'] as const).flatMap((name) => {
    const given = finding[name];
    const told = given === undefined || given === null || given.trim() === '' ? null : read(given, at);
    return told === null ? [] : [[name, told] as const];
  });
  const headline = headlineOf(finding.headline, at);
  return {
    ...Object.fromEntries(extras), ...(headline === null ? {} : { headline }), text, stance: finding.stance, weight: finding.weight, topic: finding.topic,
    name: `${at.specialist}-${String(index + 1)}`, specialist: at.specialist, about: text.figures.map((figure) => figure.metric), detail: false,
  };
}

function read(words: string, { shelf, company, tell }: Telling): Text | null {
  const { text, problems, broken } = readTemplate(words.trim(), shelf, company);
  for (const problem of problems) tell(problem);
  return broken ? null : text;
}

/** A headline goes into the title, where no figure stands. */
function headlineOf(words: string | null | undefined, { shelf, company, tell }: Telling): string | null {
  if (words === undefined || words === null || words.trim() === '') return null;
  const { text, problems } = readTemplate(words.trim(), shelf, company);
  if (problems.length === 0 && text.figures.length === 0 && !text.template.includes('{{')) return text.template.replace(/\.$/, '');
  tell('a headline holds no figures');
  return null;
}

