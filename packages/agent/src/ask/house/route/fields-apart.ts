// Fields that are none of ours, by their words: who asks about them is told which field it is, and not only that nothing was understood.
const say = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');

const fields: readonly (readonly [string, RegExp])[] = [
  ['politics and elections, which are not foretold here', say('elections?', 'mid-?terms?', 'congress', 'senat(?:e|ors?)', 'house of representatives', 'president(?:ial|s|cy)?', 'prime minister', 'chancellor', 'parliament', 'part(?:y|ies) (?:will )?win', '(?:republican|democrat|democratic|labour|tory|conservative|green)s?(?: party)?', 'votes?', 'voters?', 'voting', 'polls?', 'ballots?', 'referendum', 'mayor', 'governor', 'white house', 'politic\\w*', 'impeach\\w*', 'war', 'treaty')],
  ['sports', say('super bowl', 'world cup', 'olympic\\w*', 'football', 'soccer', 'baseball', 'basketball', 'tennis', 'golf', 'hockey', 'cricket', 'formula (?:1|one)', 'champions league', 'playoffs?', 'nba', 'nfl', 'mlb', 'match', 'tournament', 'marathon', 'quarterback', 'goalkeeper')],
  ['the weather', say('weather', 'rain(?:y|ing)?', 'snow(?:y|ing)?', 'sunny', 'temperature', 'umbrella', 'storm', 'hurricane', 'degrees (?:celsius|fahrenheit)')],
  ['food and cooking', say('recipe', 'cook(?:ing)?', 'bak(?:e|ing)', 'dinner', 'lunch', 'breakfast', 'restaurant', 'pizza', 'cake', 'soup', 'pancakes?', 'wine')],
  ['travel', say('flights?', 'hotels?', 'vacation', 'holiday', 'trip', 'visa to', 'passport', 'train to', 'airport', 'itinerary', 'sightseeing')],
  ['health and medicine', say('symptoms?', 'doctor', 'medicine', 'headache', 'diet', 'vaccine', 'pregnan\\w+', 'disease', 'pills?', 'fever')],
  ['writing and entertainment', say('poems?', 'jokes?', 'songs?', 'lyrics', 'movies?', 'films?', 'novel', 'short story', 'essay', 'limerick', 'haiku', 'actor', 'singer', 'band', 'riddle', 'horoscope', 'zodiac')],
  ['computing and programming', say('python', 'javascript', 'typescript', 'code', 'program(?:ming)?', 'password', 'laptop', 'wifi', 'printer', 'regex', 'algorithm', 'website')],
  ['school subjects', say('homework', 'equation', 'integral', 'derivative of', 'theorem', 'photosynthesis', 'capital of [a-z]+', 'translate', 'grammar', 'history of', 'planet\\w*', 'dinosaurs?', 'moon')],
  ['private life', say('girlfriend', 'boyfriend', 'marry', 'marriage', 'wedding', 'birthday', 'divorce', 'neighbou?rs?', 'dating', 'love me')],
];

/** `politics and elections, …`; null where no field is named. */
export function fieldApart(text: string): string | null {
  return fields.find(([, words]) => words.test(text))?.[0] ?? null;
}
