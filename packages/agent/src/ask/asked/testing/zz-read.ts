import { readFileSync } from 'node:fs';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { plainQuestion } from '../question-text.ts';
import { deskIn, testDay } from './sample-desk.ts';
import { sketch } from './sketch.ts';
const desk = deskIn('sample');
for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const [a, b] = line.split(' >> ');
  const around = { desk, today: testDay, filters: noFilters, earlier: [] as any[] };
  let asked = await readAsked(a!, around);
  if (b !== undefined) asked = await readAsked(b, { ...around, earlier: [asked] });
  console.log(`${line}\n   plain: ${plainQuestion(b ?? a!)}\n   asking: ${asked.asking}\n   => ${sketch(asked)}  left: ${JSON.stringify(asked.leftOver)} strange ${JSON.stringify(asked.strange)} unread ${JSON.stringify(asked.unread)} ${asked.claims ? 'claims ' + JSON.stringify(asked.claims) : ''}`);
}
