// "People tap their cards for everything these days. How much more did it make in fiscal 2024?": when a remark is true says nothing of the time that is asked about.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

/** The remark tells of no figure, and asks nothing. */
export const theseDays: Rewording = [re(String.raw`(?<=^[^.?!\d$%]{4,90}) (?:these days|nowadays|lately|right now|at the moment|today|any more|anymore|now)(?=[.!] (?=[^]{0,240}\b(?:20\d\d|q[1-4])\b))`), ''];
