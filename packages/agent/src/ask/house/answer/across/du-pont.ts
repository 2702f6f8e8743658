// The parts of a return on equity multiplied out behind them: net margin × asset turnover × equity multiplier is the return that is told.
import type { Figure } from '@assay/record';
import { periodEnd } from '@assay/record';
import { join, say, type FigureStyle, type Shown, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { mainFigures, ownerOf, type Told } from './told-gaps.ts';

const ids = ['net_margin', 'asset_turnover', 'equity_multiplier', 'return_on_equity'] as const;
const endOf = ({ figure: { period } }: Told): string => (period === null ? '' : periodEnd(period) ?? '');
const shownIn = (figure: Figure, style: FigureStyle): Shown => ({ kind: 'shown', figure, style });

/** All four of one company at one time. */
function setsIn(told: readonly Told[]): readonly (readonly Figure[])[] {
  const groups = Object.values(Object.groupBy(told.filter(({ figure }) => ids.some((id) => id === figure.metric)), (one) => `${ownerOf(one)} ${endOf(one)}`));
  return groups.flatMap((group = []) => {
    const set = ids.map((id) => group.find(({ figure }) => figure.metric === id)?.figure);
    return set.every((figure) => figure !== undefined) ? [set] : [];
  });
}

function multiplied([margin, turnover, multiplier, result]: readonly Figure[]): Text | null {
  if (margin === undefined || turnover === undefined || multiplier === undefined || result === undefined) return null;
  return say`Multiplied out: net margin of ${shownIn(margin, 'plain')} × asset turnover of ${shownIn(turnover, 'hundredths')} × equity multiplier of ${shownIn(multiplier, 'hundredths')} = return on equity of ${shownIn(result, 'plain')}.`;
}

/** As it was where not all of them are told. */
export function withReturnMultiplied(summary: Text): Text {
  return setsIn(mainFigures(summary)).reduce((words, set) => {
    const sentence = multiplied(set);
    const pieces = sentencesOf(words);
    const at = Math.max(...set.map(({ id }) => pieces.findIndex(({ template }) => template.includes(id))));
    return sentence === null ? words : join(pieces.toSpliced(at + 1, 0, sentence), ' ');
  }, summary);
}
