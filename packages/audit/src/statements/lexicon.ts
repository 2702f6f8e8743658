// The words that say what a statement does with a table: rank, compare, count, sum, generalise, deny. General English only.
export type Bound = '>' | '<' | '>=' | '<=';

/** Superlatives. `isTime` for those of the calendar; `first` and `last` follow the order of the list where it has no days. */
export const superlatives: ReadonlyMap<string, { readonly isMax: boolean; readonly isTime: boolean; readonly isLoose: boolean }> = new Map([
  ...entries('highest most largest greatest biggest maximum max top longest heaviest tallest widest fastest strongest busiest', { isMax: true, isTime: false, isLoose: false }),
  ...entries('lowest least fewest smallest minimum min bottom shortest lightest weakest slowest cheapest', { isMax: false, isTime: false, isLoose: false }),
  ...entries('latest newest youngest final', { isMax: true, isTime: true, isLoose: false }),
  ...entries('last', { isMax: true, isTime: true, isLoose: true }),
  ...entries('earliest oldest', { isMax: false, isTime: true, isLoose: false }),
  ...entries('first', { isMax: false, isTime: true, isLoose: true }),
]);

/** The same without inflection: "the high rate" of text whose endings were taken off. Only behind an article. */
export const bareSuperlatives: ReadonlyMap<string, { readonly isMax: boolean; readonly isTime: boolean; readonly isLoose: boolean }> = new Map([
  ...entries('high large great big long tall heavy', { isMax: true, isTime: false, isLoose: true }),
  ...entries('low small short light few little', { isMax: false, isTime: false, isLoose: true }),
  ...entries('late new', { isMax: true, isTime: true, isLoose: true }),
  ...entries('early old', { isMax: false, isTime: true, isLoose: true }),
]);

/** Comparatives: which way they point, and whether along the calendar. */
export const comparatives: ReadonlyMap<string, { readonly isMore: boolean; readonly isTime: boolean }> = new Map([
  ...entries('more higher greater larger bigger longer taller heavier faster better above over exceed exceeds exceeded exceeding outnumber outnumbers outperform outperforms outperformed surpass surpasses surpassed beat beats', { isMore: true, isTime: false }),
  ...entries('less fewer lower smaller shorter lighter slower worse below under underperform underperforms underperformed', { isMore: false, isTime: false }),
  ...entries('later after newer younger since', { isMore: true, isTime: true }),
  ...entries('earlier before older until prior', { isMore: false, isTime: true }),
]);

/** Comparatives without inflection, before "than". */
export const bareComparatives: ReadonlyMap<string, { readonly isMore: boolean; readonly isTime: boolean }> = new Map([
  ...entries('high large great big long tall heavy much many good', { isMore: true, isTime: false }), ...entries('low small short light few little bad', { isMore: false, isTime: false }),
  ...entries('late new young', { isMore: true, isTime: true }), ...entries('early old', { isMore: false, isTime: true }),
]);

export const negations = new Set('not no never none neither nor cannot without nobody nothing'.split(' '));
export const everyWords = new Set('all every each always entire whole everyone everybody'.split(' '));
export const totalWords = new Set('total sum combined altogether aggregate overall'.split(' '));
export const averageWords = new Set('average mean averaged'.split(' '));
export const sameWords = new Set('same equal equals identical tie tied ties'.split(' '));
export const differentWords = new Set('different distinct unique various'.split(' '));
export const onlyWords = new Set('only sole solely just'.split(' '));
export const mostWords = new Set('majority mostly'.split(' '));
export const approximations = new Set('about approximately around roughly nearly almost circa'.split(' '));

/** Words of statements that name nothing in a table and are not missed: light verbs, words of listing and measuring. */
export const lightWords = new Set(('than time times list table number amount value figure there other another one any some both between among within out of up down off only very even still however although though because if while whereas but not no ' +
  'get give take make show see have record report list rank place hold include contain use come go appear finish occur happen take end begin start feature follow earn receive reach follow locate refer describe call name know carry bear pay run operate own sit stand remain ' +
  'according respectively overall total totals ever year season day month date during compare versus vs against per cent percent percentage dollar dollars usd million billion thousand unit people person individual thing row entry item category').split(' '));

/** Nouns that ask for one kind of column, in general English. */
export const kinships: readonly (readonly string[])[] = [
  'location place venue city site stadium where locate town ground seat domicile country based base'.split(' '), 'date day when'.split(' '), 'year season'.split(' '), 'name who person player'.split(' '),
  'opponent against versus face visitor'.split(' '), 'attendance crowd attend spectator'.split(' '), 'country nation nationality'.split(' '), 'result outcome decision'.split(' '), 'winner champion victory win'.split(' '),
  'holder lender bank hold'.split(' '), 'maturity mature due expire expiry'.split(' '), 'rate coupon yield interest'.split(' '), 'employee staff employ headcount workforce worker'.split(' '), 'age old aged'.split(' '),
  'founded found establish open start begin since inception'.split(' '), 'position rank place ranking'.split(' '), 'revenue sales turnover'.split(' '), 'company issuer firm'.split(' '), 'appointed join appoint'.split(' '), 'size area large'.split(' '), 'role position title job'.split(' '),
];

function entries<T>(words: string, meaning: T): [string, T][] {
  return words.split(' ').map((word) => [word, meaning]);
}
