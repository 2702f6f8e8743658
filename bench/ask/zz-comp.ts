// node zz.ts FILE OUT PART PARTS : asks all wordings, writes outcome lines
import { houseAskEngine } from '@assay/agent';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { openAsking } from './ask-once.ts';
import { scoreAnswer } from './score.ts';
const [file, out, part = '0', parts = '1'] = process.argv.slice(2);
const askOnce = openAsking(() => houseAskEngine);
writeFileSync(out!, '');
const lines = readFileSync(file!, 'utf8').split('\n').filter(Boolean).filter((_, i) => i % Number(parts) === Number(part));
let buf = '';
for (const line of lines) {
  const question = JSON.parse(line);
  for (const w of [0, 1, 2]) {
    const text = question.wordings[w];
    try {
      const { answer, markdown } = await askOnce(text, question.earlier);
      const score = scoreAnswer(question, { answer, markdown });
      buf += JSON.stringify({ id: question.id, w, text, earlier: question.earlier, outcome: score.outcome, verified: score.verified, valid: answer.metadata.valid, why: score.why, summary: answer.summary }) + '\n';
    } catch (e) { buf += JSON.stringify({ id: question.id, w, text, outcome: 'error', why: [String(e)] }) + '\n'; }
  }
  if (buf.length > 50000) { appendFileSync(out!, buf); buf = ''; }
}
appendFileSync(out!, buf);
