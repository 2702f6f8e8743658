// Words that can stand in any question without changing what it asks for: grammar, courtesy, talk, and the persons and places of a story. Whatever could change a figure (an adjective of size, a verb of trade, a number) is left out on purpose.

const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const grammar = listOf(`
  a an the this that these those it its they them their theirs themselves he him his she her hers we us our ours i me my mine myself you your yours who whom whose what which whatever when where why how there here
  of in on at by for from to into onto with within as and or but so then if because though although also too only just even still again already ever now yet anyway instead otherwise perhaps maybe
  is are was were be been being am do does did done doing has have had having can could will would shall should may might must let lets
  isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't ain't i'm i've i'd i'll you're you've we're we've they're they've that's what's who's where's how's there's here's it's he's she's let's whats thats
  don doesn didn isn aren wasn weren hasn haven hadn couldn wouldn shouldn ll ve re
  such same own any some all either many much very quite rather really actually exactly precisely simply truly please pls plz kindly remind thanks thank thx cheers ok okay well oh hi hello hey yes yeah yep sure right
  i.e e.g ie eg aka re vs. nr resp incl w via alongside beside grim dismal dreadful dire bleak rotten belong belongs entered entry entries
`);

/** Parts of longer words of place and time: which time is meant is read, and held against the answer, elsewhere. */
const particles = listOf(`
  about around over out off away year-ends back along through during until till since while once after later late end ends ended ending year-end month months monthly week weeks daily yearly quarterly session sessions fy close closed closing not no never level whole side part far long short among nearly almost roughly approximately
`);

/** To have, to make and to show, by other words; what everything is told by. */
const having = listOf(`
  carry carries carried carrying generate generates generated generating achieve achieves achieved achieving sit sits sitting sat remain remains remained bring brings brought produce produces produced post posts posted realise realised realize realized
  according accounts sec edgar owners holders shareholders stockholders investors shs sh st nd rd th possible moment lately nowadays briefly brief nutshell
`);

const talk = listOf(`
  tell tells told telling say says said saying speak talk talking talked ask asks asked asking answer answers answered explain describe show shows showed shown give gives gave given giving state name call calls called provide quote present report see sees saw seen look looks looking looked watch watching find found check checked checking know knows knew known learn
  understand think thinks thought thinking believe believes suppose guess guessing wonder wondering imagine remember recall forget forgot hear heard notice noticed means meant want wants wanted need needs needed wish hope hoping like likes love try trying help put go goes went going gone come comes came coming take takes took taken get gets got getting keep kept make makes made making
  use used using work worked begin started start happen happened happens seem seems seemed turn turned turns stand stands stood compute calculate work determine figure settle settled bet betting argue arguing argued claim claims claimed claiming insist insists swear swears promise promised mention mentions mentioned read reads reading write writes writing prepare preparing fill filling
  curious interested keen afraid worried nervous glad sorry confused stuck bored sceptical skeptical convinced unsure happy tired
  question questions word words idea point thing things stuff matter story fact way case kind sorts bit lot lots something anything nothing everything someone somebody anyone anybody everyone everybody nobody one ones others another other
  figure figures number numbers amount amounts value values data information info result results detail details company companies firm firms business businesses stock stocks share shares year years fiscal calendar quarter quarters period periods time date dates day days statement statements line item items
`);

const story = listOf(`
  uncle aunt father mother dad mom mum brother brother-in-law sister son daughter kid kids child children wife husband partner spouse girlfriend boyfriend grandma grandpa grandmother grandfather cousin nephew niece neighbour neighbor roommate family friend friends folks mate buddy dude guys guy man woman people person
  boss manager colleague colleagues member members coworker client clients team analyst analysts intern student students pupil teacher professor lecturer tutor coach trader investor retiree pensioner journalist reporter editor blogger podcaster accountant banker broker adviser advisor economist lawyer doctor nurse dentist barber hairdresser plumber driver committee treasurer pension portfolio savings retired retirement
  school college university class lecture seminar thesis homework essay exam quiz book article newspaper magazine paper podcast radio tv television website memo slides deck spreadsheet presentation meeting call interview club gym office desk home house kitchen garden pub bar party table dinner lunch breakfast coffee beer wine bus train car flight plane holiday holidays vacation birthday wedding christmas easter
  today tonight yesterday morning evening afternoon monday tuesday wednesday thursday friday saturday sunday weekend earth world
  megacap megacaps mega-cap mega-caps
  heavyweight heavyweights defensive defensives cyclical cyclicals treated differently innovation stretched geared gearing recap leap geared-up scorecard scorecards tearsheet factsheet datasheet cheatsheet column columns badge sizing gather spry fit nick member members holder
  english german french american british sir madam mr mrs ms dr
`);

export const harmlessWords: ReadonlySet<string> = new Set([...grammar, ...particles, ...having, ...talk, ...story]);
