// Changes of grade and target by firm and day, as Yahoo lists them now.
import { z } from 'zod';
import { gradesRequest } from '../../../yahoo/module-requests.ts';
import { number, text } from '../../answer-schema.ts';
import { dayIn } from '../../day-text.ts';
import { derive } from '../../derive.ts';
import { limitInput, tickerInput } from '../../inputs.ts';
import { at, listIn, pick, textIn, words } from '../../read-capture.ts';
import { defineTool } from '../../tool.ts';
import { askModules, summary, type Modules } from '../ask-modules.ts';
import { figure, type Draft } from '../../leaf.ts';

const { endpoint, modules } = gradesRequest;
const history = `${summary}/upgradeDowngradeHistory/history`;
const actions: Readonly<Record<string, string>> = { up: 'upgrade', down: 'downgrade', init: 'initiated', main: 'maintained', reit: 'reiterated' };

export const getUpgradesDowngrades = defineTool({
  name: 'get_upgrades_downgrades', group: 'market',
  description: 'Analysts’ upgrades, downgrades, initiations and reiterations with firm, day, grades and, where Yahoo has them, price targets before and after. Newest first; of one kind with `action`.',
  input: z.object({ ticker: tickerInput, limit: limitInput(200, 20), action: z.enum(['all', 'upgrade', 'downgrade', 'initiated', 'maintained', 'reiterated']).default('all').describe('Only changes of this kind.') }),
  output: z.object({ ticker: z.string(), name: z.string(), currency: text, changes: z.array(z.object({ date: text, firm: text, action: text, from_grade: text, to_grade: text, target_action: text, target: number, target_before: number, target_change: number })) }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, limit, action }, context) => {
    const asked = await askModules({ ticker, modules, endpoint, what: 'The list of changes of grade', instead: 'Ask without a date: every change has its day.' }, context);
    if (!asked.ok) return asked;
    const { root, subject, name, captures, notes } = asked;
    const rows = listIn(root, history).map((item, index) => ({ index, date: dayIn(item, 'epochGradeDate') ?? '', action: actions[textIn(item, 'action') ?? ''] ?? textIn(item, 'action') }));
    const wanted = rows.filter((row) => action === 'all' || row.action === action).toSorted((left, right) => right.date.localeCompare(left.date)).slice(0, limit);
    return { ok: true, captures, notes, answer: { ticker: subject.company.ticker, name, currency: textIn(root, `${summary}/price/currency`), changes: wanted.map((row) => changeOf(asked, row)) } };
  },
});

/** Yahoo writes nought where there was no target. */
function changeOf({ read, root }: Modules, { index, date, action }: { readonly index: number; readonly date: string; readonly action: string | null }): Draft {
  const pointer = `${history}/${String(index)}`;
  const target = (field: string): ReturnType<typeof read.factAt> => (at(root, `${pointer}/${field}`) === 0 ? null : read.factAt(`${pointer}/${field}`));
  const [now, before] = [target('currentPriceTarget'), target('priorPriceTarget')];
  return {
    date, ...pick(read, { root, pointer }, { firm: words('firm'), from_grade: words('fromGrade'), to_grade: words('toGrade'), target_action: words('priceTargetAction') }), action,
    target: figure(now), target_before: figure(before),
    target_change: derive('target / target_before - 1', { target: now, target_before: before }, { label: 'Change of the price target', unit: { kind: 'fraction' }, entity: now?.entity ?? null, period: now?.period ?? null }),
  };
}
