// Words of general English that every question may hold and that ask for nothing of their own: the closed classes, manners, talk, story. Nothing of finance stands here.

import { harmlessWords } from './harmless-words.ts';

const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Of the closed classes those that may change what is asked: the others are harmless. */
const closed = listOf(`
  each every both per diluted neither none several more most few fewer less least enough
  yourself itself whether
  somewhere
  upon without under above below between amongst across throughout before against near beside besides beyond behind
  alongside toward towards up down than unlike despite plus minus versus vs v nor else whereas unless
  always often sometimes usually cannot
  ought gotten
  isnt arent wasnt werent dont doesnt didnt hasnt havent hadnt cant couldnt wont wouldnt shouldnt im ive id youre theyre gonna wanna gotta dunno
  s t d m won
  first second third fourth fifth sixth next last zero two three four five six seven eight nine ten eleven twelve dozen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion mn bn tn mm half twice thrice double couple pair single lone
`);

/** Degree, manner, place in talk: adverbs and adjectives that leave a measure what it is. */
const shades = listOf(`
  pretty approx circa altogether entirely fully wholly overall total totally merely basically essentially generally mostly mainly
  largely especially particularly specifically respectively alone together apart aside anyhow somehow probably possibly likely certainly definitely surely obviously clearly apparently supposedly allegedly honestly frankly
  seriously literally finally eventually meanwhile recently currently presently previously formerly originally initially immediately directly straight quickly shortly soon sooner latest early earlier longer further ahead forward-looking
  good bad great nice fine wrong true false real actual sheer exact precise correct proper plain simple easy hard difficult clear certain rough quick full complete entire detailed main key major minor big bigger biggest large larger largest small smaller smallest huge tiny
  little high higher highest low lower lowest top bottom best better worst worse new newer newest old older oldest current previous prior past recent former future latter final initial average mean typical usual normal common general specific particular special certain various
  different similar equal comparable distinct separate individual available unknown important relevant useful interesting grateful lazy busy silly stupid dumb crazy weird odd funny strange mad scary
  strong stronger strongest weak weaker weakest healthy healthier solid robust decent poor sound steep sharp slight modest massive enormous giant mighty famous popular favourite favorite beloved old-school young dear lovely beautiful ugly fat thin heavy light hot cold warm cool deep shallow wide narrow rich
  quiet calm loud fast faster fastest slow slower slowest quick quicker quickest fresh cheap cheaper cheapest expensive pricey pricier priciest dear dearer dearest costly safe safer safest risky riskier riskiest fair unfair reasonable sensible smart clever wise worthwhile worth comfortable comfortably easily hardly barely scarcely
  financially money-wise giants
  publicly listed traded official officially reported stated published disclosed recorded printed rounded unrounded so-called respective consecutive straight annual annually weekly
  america america's u.s usa united based accordingly backwards forwards upside downside inside outside attractive attractively cautious patient impatient miserable terrible awful horrible dreadful ugly ugliest sticky sleepy jumpy hungry thirsty greedy cautious careful anxious eager comprehensive thorough concise
`);

/** Asking, telling, thinking, looking: what people do with answers. */
const talk = listOf(`
  talks explains explained describes showing display list lists listed names named calling
  edit edits edited editing recap recaps
  states reports reported reporting written wrote seeing finds finding search checks verify confirm review learns learnt learned
  guesses wonders assume assuming assumes expect consider considering hears mean matters care cares wanting loves hate prefer tries tried
  helps helping thankyou ty dear greetings
  swollen bloated inflated dented distrust distrusts mistrust mistrusts dislike dislikes benchmark benchmarks benchmarking benchmarked gather gathers tally tallies equal equals equalled spender saver
  taking puts putting keeps keeping hold holds held holding leave leaves left leaving stay stays stayed standing turning run runs ran running move moves moved moving
  starts starting begins began begun beginning stop stops stopped finish finishes finished uses works working happening appear appears appeared become becomes became
  computes computed calculates calculated calculating derive derived determined measure measures measured measuring estimate judge judged judging rate rated add adds added adding up count counts counted counting divide divided multiply multiplied subtract subtracted sum sums summed total totals express expressed convert quoted cite cited
  include includes included including cover covers covered covering concern concerning regarding concerns relate related relates relating belong belongs depend depends follow follows followed following lead leads led leading pass passes passed reach reaches reached reaching hit hits pick picks picked picking choose chose choosing chosen decide decided deciding settling bets swore brag brags bragged joke kidding joking
  filled prepared draft drafting type typed typing copy send sent email mail slide excel course project board customer-facing newbie beginner expert guru pro
  girl boy bottle drink drinks
  night tomorrow decade times minute minutes second seconds hour hours ago season spring summer autumn fall winter
  bits kinds sort type types ways cases facts ideas points reason reasons example instance stories lines row rows parts piece pieces sides place places top bottom levels size sizes sum datum basis terms term unit units digit digits decimal decimals percentage percent pct percents fraction ratio ratios proportion portion slice chunk piece per-cent difference differences gap gaps distance spread comparison comparisons tables chart charts graph graphs plot plots picture pictures summary overview view views opinion opinions thoughts note notes
  luck lucky unlucky trouble problem problems issue issues mistake mistakes error wrong mess bother pain hurt money cash-strapped dollar dollars dollar's cent cents buck bucks usd eur euro euros gbp pound pounds currency country countries market markets street wall news internet online web site page screen phone
  life living live lives lived alive dead die died sleep sleeping wake waking woke eat eating ate buy buys bought buying sell sells sold selling owns owned owning pay pays paid paying spend spends spent spending earn earns earned earning lose loses lost losing win wins won winning beat beats beaten save saves saved saving invest invests invested investing cost costs trade trades traded trading
  namely wondering wonders lack lacks lacking
  nope nah ah um uh hmm huh wow lol tldr eli5 imo imho btw fyi asap etc no. w/ w/o b/c bc ref cf n/a na tbd approx. est excl max min abs avg med std
`);

/** Weekdays, moods of a price, pictures and persons that stories about money are told with. */
const stories = listOf(`
  mon tue tues wed thu thur thurs fri sun january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec noon midnight
  crash crashed crashes crashing tank tanked tanking slaughtered hammered battered beaten crushed smashed collapsed collapse collapses vanish vanished vanishing explode exploded exploding boom boomed booming bust rally rallied rallying skyrocket skyrocketed moon mooned rocket tumble tumbled tumbling stumble stumbled sink sank sunk sinking suffer suffered suffering struggle struggled struggling bleed bleeding bled
  top topped tops manage managed manages translate translates translated widen widened widening narrow narrowed narrowing declare declares declared declaring offer offers offered offering set sets setting break breaks broke breaking broken trace traces throw throws threw thrown shell shells paint touch touches touched pull pulls pulled push pushes pushed cut cuts cutting raise raises raised raising lift lifted boost boosted squeeze squeezed devote devotes devoted dedicate plough ploughs ploughed plow plows sink pour pours poured swallow swallows swallowed eat eats chew digest burn burns burned lavish lavishes splash splashed shower
  justify justifies justified warrant warrants support supports suggest suggests suggested imply implies implied indicate indicates indicated reflect reflects represent represents constitute deserve deserves permit allow allows prove proves proven confirm confirms reveal reveals contain contains consist comprise exist exists fit fits suit suits handle serve serves worry worries panic scare bother surprise surprised impress impressed disappoint disappointed explode shine shines differ vary varies fluctuate behave stack sound sounds feel feels trust recommend advise avoid prefer add adding hang hangs rest rests lean leans sleep wake open opens opened bail bailing tabulate
  relation relations proportion bullish bearish optimistic pessimistic
  submit submits submitted lodge lodged disclose discloses disclosed publish publishes publishing document documents source sources sourced origin factsheet prospectus sticker annum wikipedia google googled googling
  retire retirees pensioners saver savers beginner amateur widow lender lenders lend lending borrower landlord bankers brokers accountants economists youtuber influencer taxi engineer
  machine machines engine monster beast giant titan behemoth king queen champion champions contest race battle fight war duel showdown prize crown trophy throne podium medal spree mania hype bubble frenzy fever craze tale saga drama adventure fortune treasure chest war-chest goldmine dime dimes penny pennies nickel grand quid bill bills cheque purse wallet pocket pockets piggy jar mattress seat chair corner roof floor wall door window street road
  money cash fiat rich riches wealth wealthy poor poverty hunger appetite taste smell eye eyes ear ears hand hands head heads heart foot feet leg legs shoulder shoulders gut nose face mouth tongue brain mind blood sweat tears ink red black green blue white pink grey gray rock stone sand water fire ice air sky sun moon star stars storm rain snow wind weather
  covid pandemic lockdown crisis election elections trump biden marriage divorce birth funeral trip travel marathon football soccer baseball basketball golf tennis chess poker dice casino lottery ticket gamble gambling
  spanish italian chinese japanese language translation grammar spelling simple-language layman layperson dummies idiot idiots noob newbies
  ma'am boss's grandmother's aunt's uncle's sam inc's big-blue signal signals sign signs hint hints clue clues gauge gauges yardstick thermometer barometer trend-line signalling context background perspective angle lens
`);

/** People, feelings, places and doings of everyday, that name no goods and no figure. */
const homely = listOf(`
  nephews nieces stepson stepdaughter godfather godmother in-law in-laws sister-in-law mother-in-law father-in-law son-in-law daughter-in-law grandson granddaughter grandparents parents mate's pal pals buddies mentor classmate classmates housemate flatmate landlady tenant babysitter mechanic electrician carpenter farmer fisherman soldier sailor pilot priest pastor rabbi imam waiter waitress bartender chef cook postman fireman policeman
  crowd bunch gang everyone's everybody's nobody's somebody's heap heaps load loads ton tons plenty handful dozens scores asleep awake shut shuts shutting badly walk walks walked walking situation boring dull flashy fancy shabby sloppy tidy messy leapt leap leaps hammered reckon reckoned reckons figured figuring puzzled puzzling stumped baffled confusing astonished stunned amazed shocked shocking curiosity hunch rumour rumor rumours rumors gossip buzz
  bets debate debates debating quarrel quarrelled squabble dispute disputes disputed chat chats chatting chatted conversation bragging moaning complaining complained complains mumbling muttered whispered shouted yelled laughed laughing cried crying smiling smiled grinned nodded shrugged sighed winked
  swimming yoga hiking skiing barbecue bbq picnic beach pool park garden-party cinema movie movies theatre theater concert museum library church temple hospital clinic dentist's hairdresser's barber's hotel airport station harbour harbor bridge tunnel subway metro tram taxi cab bike bicycle motorbike scooter
  checkup check-up dive deep-dives one-pager cheat-sheet crib notebook diary calendar-page sticky post-it whiteboard podcasts newsletter column columnist headline-grabbing tweet tweets reddit forum thread blog vlog channel
  coursework assignment assignments webinar workshop lesson lessons lectures professor's teacher's tutorial semester term-paper graduation scholarship internship interviews résumé resume cv hunting job-hunting
  dating date-night anniversary christening baptism housewarming pension-age old-age youth childhood teenage teenager teenagers adult adults senior seniors elderly toddler baby babies pregnant
  wonderful brilliant fantastic gorgeous splendid superb marvellous marvelous pathetic lousy rubbish crap crappy darn damn bloody blimey gosh golly jeez yikes ouch oops phew
  drown drowns drowned drowning swim swims swam choke chokes choking groan groans creak creaks wade wades lying lie lies inform informs informed needful revert furnish intimate advise advised convinced envy professional tale gossipy zoo
  moan moans moaned moaning grumble grumbles grumbled whine whines simply runs shop shops uncle's parent belongs belong mark marks across books completed few wild buyer buyers considered pair speaking estate pie pies banner grounded room records clinching outfit crowd folks
  quicker slower briskly swiftly rapidly gradually gently harshly brutally mildly wildly handily neatly nicely tidily sheepishly proudly
  lo ages eons forever awhile someday formerly heretofore hitherto whilst amidst betwixt thereof thereby therefore hence thus moreover furthermore nevertheless nonetheless likewise incidentally admittedly arguably
`);

export const plainWords: ReadonlySet<string> = new Set([...harmlessWords, ...closed, ...shades, ...talk, ...stories, ...homely]);

/** Of the shades: what could make another figure of one, by its time, its order, its basis. */
const weighty = new Set(listOf(`
  altogether overall totally total alone together apart aside currently presently previously formerly originally initially finally eventually latest early earlier longer further ahead forward-looking true real complete entire full high higher highest low lower lowest top bottom best better worst worse newest oldest larger largest smaller smallest bigger biggest
  current previous prior past recent former future latter final initial average mean typical usual normal common similar equal comparable distinct separate individual stronger strongest weak weaker weakest fast faster fastest slow slower slowest cheap cheaper cheapest pricier priciest dearer dearest riskier riskiest safer safest
  rounded unrounded respective consecutive straight annual annually weekly new united based accordingly backwards forwards upside downside inside outside half net gross including excluding minus estimate expect rate rates up add added plus divide divided multiply multiplied subtract subtracted sum sums summed total totals convert converted express expressed count counted counts
  ago euro euros eur gbp pound pounds currency open opens opened cut cuts cutting raise raises raised raising burn burns burned declare declared declares
`));

/** Words of a question that leave its answer what it is: talk, mood, pictures, and adjectives that judge. */
export const easyWords: ReadonlySet<string> = new Set([...shades, ...talk, ...stories, ...homely].filter((word) => !weighty.has(word)));
