// Writes packages/data/src/calendar/public-holidays.ts: public holidays that move by the moon, the sun or a government's decision,
// computed by the library date-holidays once, so that no user has to install its tables. Run it when a year is added or a country decides.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Holidays from 'date-holidays';

const from = 2010;
const to = 2032;
const places = { GB: ['GB', 'ENG'], JP: ['JP'], HK: ['HK'] };

function daysOf([country, state]) {
  const calendar = state === undefined ? new Holidays(country) : new Holidays(country, state);
  const days = new Map();
  for (let year = from; year <= to; year += 1) {
    for (const { date, name, type } of calendar.getHolidays(year, 'en')) {
      if (type !== 'public' && type !== 'bank') continue;
      const day = date.slice(0, 10);
      if (day.startsWith(String(year)) && !days.has(day)) days.set(day, name.replace(/ \(substitute day\)/, ', in lieu'));
    }
  }
  return [...days].sort(([left], [right]) => (left < right ? -1 : 1));
}

const quoted = (text) => `'${text.replaceAll('’', "'").replaceAll("'", "\\'")}'`;

/** One line a year: `01-01 New Year's Day; 04-18 Good Friday`. */
function linesOf(place) {
  const byYear = Map.groupBy(daysOf(place), ([day]) => day.slice(0, 4));
  return [...byYear].map(([year, days]) => `    ${year}: ${quoted(days.map(([day, name]) => `${day.slice(5)} ${name.replaceAll(';', ',')}`).join('; '))},`).join('\n');
}

const tables = Object.entries(places).map(([name, place]) => `  ${name}: {\n${linesOf(place)}\n  },`);
writeFileSync(join(import.meta.dirname, '..', 'packages', 'data', 'src', 'calendar', 'public-holidays.ts'), `// Made by scripts/build-holidays.mjs: public holidays of England, Japan and Hong Kong, ${from} to ${to}; one line a year.

export const publicHolidays: Readonly<Record<'GB' | 'JP' | 'HK', Readonly<Record<number, string>>>> = {
${tables.join('\n')}
};
`);
