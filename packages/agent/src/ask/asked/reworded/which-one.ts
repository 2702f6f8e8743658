// "MSFT UNH GS, worst one?": which of those that are named before it.
import type { Rewording } from './rewording.ts';

export const whichOne: Rewording = [/(?<=[a-z\d%)¤§]) ?[,;:-] ?(?:and )?(?:the )?(best|worst|highest|lowest|cheapest|dearest|biggest|largest|smallest|deepest|richest|fastest|slowest|strongest|weakest|leanest|fattest|safest) (?:one|of (?:them|these|those|the (?:lot|bunch|group|two|three|four|five)))(?= ?\?|$)/gi, ', which is the $1'];
