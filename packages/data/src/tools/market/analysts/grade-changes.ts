// The words of an answer on changes of grade: who raised or cut which grade, and when. Figures of it are facts and are not read here.
import { isIsoDate, type CapturedBytes, type IsoDate } from '@assay/record';
import { dayIn } from '../../day-text.ts';
import { jsonOf, listIn, textIn } from '../../read-capture.ts';
import { summary } from '../ask-modules.ts';

export type GradeChange = { readonly day: IsoDate; readonly firm: string; readonly from: string; readonly to: string; readonly isRaised: boolean };

const raised: Readonly<Record<string, boolean>> = { up: true, down: false };

/** Upgrades and downgrades, newest first; grades that were only said again are left out. */
export function readGradeChanges(captured: CapturedBytes): readonly GradeChange[] {
  return listIn(jsonOf(captured), `${summary}/upgradeDowngradeHistory/history`).flatMap((item): GradeChange[] => {
    const [day, firm, to, action] = [dayIn(item, 'epochGradeDate') ?? '', textIn(item, 'firm'), textIn(item, 'toGrade'), textIn(item, 'action') ?? ''];
    const isRaised = Object.hasOwn(raised, action) ? raised[action] : undefined;
    return isRaised === undefined || firm === null || to === null || to === '' || !isIsoDate(day) ? [] : [{ day, firm, from: textIn(item, 'fromGrade') ?? '', to, isRaised }];
  }).toSorted((left, right) => right.day.localeCompare(left.day));
}
