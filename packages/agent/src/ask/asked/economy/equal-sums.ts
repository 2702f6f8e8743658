// A sum of money of one month, in the money of another.

/** `of`: of which month the sum is; `in`: in whose money its equal is asked for: `2020-06`. */
export type EqualMoney = { readonly amount: number; readonly of: string; readonly in: string };
