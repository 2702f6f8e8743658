// A list of closes of one company, each as a part of its own; what is told before the list may name whom and when.
import type { Asked } from '../../asked.ts';
import { joinedParts } from '../../parts/parts-of.ts';
import { askedOf, namedCloses, readAsCourse, type Around } from '../as-course.ts';
import type { Course, CourseForm } from '../course.ts';
import { inOneSpelling, signedText } from '../words/signed-text.ts';
import { listedCourses, type Listed } from './listed-courses.ts';

const sentence = /[^.?!]+(?:[.?!]+(?=\s|$)|$)/g;
/** What bears on the answer is no mere story. */
const bears = /\d|[$£%]|\b(?:if|unless|dividends?|shares of|invested|split|options?)\b|\b(?:i|we)(?:['’]ve| have| had)? (?:bought|sold|own|hold|held|put)\b/;

const signsIn = (text: string): number => text.split('§').length - 1;

/** The sentences from one on; of those before it the names and times alone. */
function from(sentences: readonly string[], index: number, { times }: Listed): Listed | null {
  const story = sentences.slice(0, index).join(' ');
  if (bears.test(story)) return null;
  const rest = sentences.slice(index).join(' ');
  const isOwn = times.slice(signsIn(story)).some(({ kind }) => kind === 'stretch' || kind === 'last') || /\b(?:twelve|12)[- ]months?\b/.test(rest);
  const told = times.slice(0, signsIn(story));
  if (isOwn) return { said: rest, times: times.slice(signsIn(story)) };
  // The words before a sign tell whether it is where the time begins.
  const before = story.split('§').slice(0, -1).map((words) => `${/\b(?:start|begin|from)\S*(?: \S+)? $/.exec(words)?.[0] ?? ''}§`);
  return told.every(({ kind }) => kind === 'stretch' || kind === 'last') ? { said: `${before.join(', ')}, ${rest}`, times } : null;
}

/** With as much told before it as may be. */
function coursesIn(listed: Listed): readonly Course[] | null {
  const sentences = listed.said.match(sentence) ?? [];
  for (const index of sentences.keys()) {
    const rest = from(sentences, index, listed);
    const found = rest === null ? null : listedCourses(rest);
    if (found !== null) return found;
  }
  return null;
}

const named: Readonly<Partial<Record<CourseForm['kind'], string>>> = { value: 'closing price', highest: 'highest close', lowest: 'lowest close', range: 'highest close and lowest close', fall: 'maximum drawdown', change: 'change of the share price in percent', mean: 'average close' };

/** What the part asks by itself: an answer to it is held to no more. */
const plainly = ({ form: { kind }, also }: Course): string => `${named[kind] ?? kind}${also?.kind === 'off' ? ', and how far from it in percent' : ''}`;

/** An end and how far a close lies from it, with the other end's close or distance. */
const ofDistance = { none: 2, close: 3, distance: 4 };

/** How many figures it asks for. */
function asksIn({ form, windows, also }: Course): number {
  const own = form.kind === 'value' ? windows.length : form.kind === 'off' ? ofDistance[form.other ?? 'none'] : form.kind === 'range' ? 2 : form.kind === 'apart' ? 3 : 1;
  return own + (also === undefined ? 0 : 1);
}

/** Two ends of the last months have measures of their own. */
const FEW = 2;

/** Where another reader that takes every word finds as much in it. */
async function isKnownElsewhere(courses: readonly Course[], question: string, around: Around): Promise<boolean> {
  const asks = courses.reduce((sum, one) => sum + asksIn(one), 0);
  if (asks <= FEW && courses.some(({ windows, form }) => form.kind !== 'fall' && windows.some(({ kind }) => kind === 'last'))) return true;
  const known = await readAsCourse(question, around);
  return known?.course !== undefined && (known.leftOver ?? []).length === 0 && asksIn(known.course) >= asks;
}

/** Null where it is no such list. */
export async function readListed(question: string, around: Around): Promise<Asked | null> {
  if ((around.earlier ?? []).length > 0) return null;
  const closes = await namedCloses(question, around);
  if (closes === null || closes.companies.length !== 1) return null;
  const { text, places, windows, companies } = closes;
  const said = signedText(inOneSpelling(text).toLowerCase(), [...places.map((place) => ({ ...place, sign: '¤' })), ...windows.map((place) => ({ ...place, sign: '§' }))]);
  const courses = coursesIn({ said, times: windows.map((one) => ({ ...one, words: text.slice(one.start, one.end).toLowerCase() })) });
  if (courses === null || await isKnownElsewhere(courses, question, around)) return null;
  const parts = courses.map((course) => ({ ...askedOf({ course, leftOver: [] }, { question, companies, around }), asking: plainly(course) }));
  return joinedParts({ text: question, filters: around.filters, inherited: [] }, parts);
}
