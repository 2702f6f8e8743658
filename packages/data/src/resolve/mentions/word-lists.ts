// Words around a name that tell whether it is a company's. Kept by hand.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const descriptors = set(`industries international technologies technology systems enterprises enterprise laboratories labs pharmaceuticals pharmaceutical pharma therapeutics biosciences biotherapeutics biopharma medical resources energy financial
  bancorp bancshares bankshares banc bank brands stores store entertainment communications networks network semiconductor semiconductors motors motor airlines airline airways cruises foods food materials solutions services service software platforms platform properties realty
  partners capital automation electronics instruments products worldwide global interactive media video health healthcare insurance petroleum oil gas power electric water waste chemical chemicals steel mining metals gold natural trust reit hotels resorts restaurants
  apparel retail home homes transportation logistics express freight lines parcel aerospace defense robotics labs wireless telecom cloud security data analytics online digital north american america usa us manufacturing mfg and company corp`);

/** What a company's full name says of its trade, and everyday speech leaves out. */
export const isDescriptor = (word: string): boolean => descriptors.has(word);

const verbs = set(`said says say told tells announced announces reported reports reporting posted posts beat beats missed misses raised raises raising cut cuts cutting hiked hikes slashed slashes lifted lifts lowered lowers guided guides guiding expects expect expected sees saw forecast forecasts warned warns
  plans planned plan aims wants agreed agrees bought buys buy acquired acquires sold sells sell spun spins merged launched launches unveiled unveils introduced opens opened closed closes filed files sued sues settled settles paid pays owes owns own owned makes made making trades traded trading fell falls fall rose rises
  jumped jumps dropped drops drop gained gains gain slid slides tumbled tumbles soared soars surged surges rallied plunged sank sinks climbed climbs slipped slips lost loses won wins hired hires fired fires named names appointed grew grows shrank earns earned generates generated spends spent invests invested
  issued issues issue repurchased returned returns declared declares suspended suspends reinstated initiated completed completes finished finishes ended ends began begins started starts became becomes remains remained is was has had will would could should may might can does did doesn't didn't isn't wasn't hasn't
  hasnt isnt wasnt doesnt didnt wont delivers delivered ships shipped builds built operates operated employs employed charges charged charge takes took gets got gives gave keeps kept runs ran writes wrote faces faced needs needed held holds hold dominates competes competed depends relies uses used offers offered provides provided
  leads led leaves left stays stayed trails outperformed outperforms underperformed underperforms reiterated confirmed confirms denied denies disclosed discloses admitted argues argued claims claimed blames blamed changed changes tops topped disappointed disappoints impressed carries carried commands commanded converts converted covers covered
  adds added hits hit joined joins moved moves leans looks looked looking seems appears appeared stands stood stopped stops tries tried turned turns went goes comes came put puts shows showed finally refinanced restructured restated restates breached breaches withdrew withdraws scrapped scraps vs versus overtook overtakes caught borrowed borrows`);

/** What a company does at the head of a sentence. */
export const isCompanyVerb = (word: string): boolean => verbs.has(word) || (word.length > 5 && word.endsWith('ed'));

const nouns = set(`shares share stock stocks stockholders shareholders shareholder holders holder investors investor bulls bears rally slump sell-off selloff bonds bond debt notes options calls puts earnings revenue revenues sales profit profits loss losses income margin margins ebitda eps dividend dividends buyback buybacks guidance outlook results quarter quarterly annual forecast valuation multiple capex cash
  inventory inventories backlog bookings billings subscribers users customers suppliers supplier dealers dealer stores employees workers executives executive management ceo cfo coo cto chairman board founder spokesman spokeswoman analyst analysts 10-k 10-q 10k 10q filing filings proxy report balance leverage free gross operating net segment segments comps comparable
  same-store pe ev market cap capitalization ipo merger acquisition deal takeover stake position holding holdings upgrade downgrade rating ratings yield payout quote chart ticker fundamentals moat cloud ads ad advertising capacity flights pilots passengers trucks cars jets planes drivers cards cardholders stations iphones phones app apps software chips devices website warehouse warehouses subsidiary production deliveries plant plants factory factories products product unit units division business growth organic fiscal fy owner parent maker operator franchisee franchisees landlord lender lenders streaming subscription subscriptions licensing turnaround layoffs recall recalls lawsuit antitrust pipeline`);

/** What belongs to a listed company: "Target shares", "Visa earnings". */
export const isFinanceNoun = (word: string): boolean => nouns.has(word);

const natural = set(`basin rainforest river forest island islands county city street valley lake mountain mountains sea strait bay beach pie juice tree trees orchard orchards cider sauce soup variant tribe jungle crop harvest application applications waiver requirements lottery script scripts crossing canal canals point park church school university college
  hospital foundation museum stadium field arena avenue road bridge airport game games movie film novel week day month year season festival marathon wing pilot wood tower towers model stage hall`);

/** What follows a word that is a fruit, a river or a place. */
export const isNaturalNoun = (word: string): boolean => natural.has(word);

const firstNames = set(`aaron adam alan albert alex alexander alice amy andrew andy angela ann anna anne anthony arthur barbara ben benjamin betsy betty bill bob brad brian bruce carl carol carolyn charles charlie chevy chris christina christine christopher craig daniel dave david deborah dennis diane donald doug douglas ed edward edsel elizabeth ellen elon emily emma enzo eric evan fred gary
  george gerald glenn grace greg gregory gwen harold harriet harrison harry heather helen henry herbert howard hugh ian isaac jack jacob jaime james jamie jane janet jason jean jeff jeffrey jennifer jenny jeremy jerome jerry jessica jim joan joe john johnny jon jonathan jordan joseph joshua joyce juan judy julia julie karen kate katherine kathy keith kelly ken kenneth kevin kim kyle larry laura lauren lee
  leonard linda lisa liz louis lucy luke marc margaret maria marie marilyn mark martha martin mary matt matthew megan melissa michael michelle mike milton mohamed nancy nathan neil nicholas nick nicole nikola oliver oscar pamela patricia patrick paul pete peter phil philip rachel ralph randy ray rebecca richard rick rob robert roger ron ronald rosa roy russell ruth ryan sam samuel sandra sara sarah satya scott sean
  sergey sharon sheryl simon stephanie stephen steve steven sundar susan sylvia ted teresa terry thomas tim timothy todd tom tony victor victoria vincent walter warren wayne wendy william willy mr mrs ms dr sir senator president judge justice lady lord saint st governor mayor congressman secretary professor prof chairman aunt uncle miss captain`);

/** What before a name makes it a person's: "Henry Ford", "Mr. Dell". */
export const isFirstName = (word: string): boolean => firstNames.has(word);

const stressed = set(`ACT ADD AGO AIR ALL ALLY ANY ARE ARM BACK BALL BAND BAR BASE BEAT BEST BIG BILL BIRD BIT BITE BLUE BOTH BOX BUD CAKE CALM CAMP CAN CAR CARD CARE CASH COLD COOK COOL COST DARE DAY DOC DOOR DROP DRUG EAST EAT ELSE EVER EYE FARM FAST
  FAT FIVE FIX FOR FORM FOUR FREE FUN GAME GATE GLAD GOLD GOOD GRAB GROW HALL HEAR HOOK HOPE HOUR HUGE ICE JACK JOB KEY KIND LAB LAKE LAND LAW LEE LEG LIFE LINE LIVE LOT LOVE LOW MAIN MAMA MAN MARK MAX MIND MOVE NEXT NICE NICK NINE
  NOTE NOW ONTO OPEN OUT PACK PAL PAY PEG PLAY PLUS POOL POST RACE RAN RAY REAL RENT ROAD ROCK RUN SAFE SAVE SAY SEAT SEE SHIP SHOP SHOT SING SIX SKIN SKY SNOW SON SONG SPOT STEP SUN SWIM TALK TEAM TELL TOP TOUR TREE TRIP TRUE TURN
  TWO VERY WARM WASH WELL WEST WHEN WISH WOW YOU`);

/** Words that people put in capitals for stress: "Buy NOW". */
export const isStressed = (word: string): boolean => stressed.has(word);

const acronyms = set(`A I AI AM API APR AR ARR ATH ATM AUM AWS B2B BPS CAGR CAPEX CB CD CEO CFO CIO COGS COO COVID CPA CPI CTO CRE DA DCF DD DEA DOJ DOE EBIT EBITDA ECB EM EPA EPS ES ESG EST ET ETA ETF ETFS EU EUR EV FAQ FCC FCF FDA FED FOMC FTC FX FY FYI GAAP GDP GLP GBP GMT H1 H2 HR IFRS II III IMF IP IPO IR IRA IRR IRS IT ITM IV JV KPI LBO
  LLC LOL LNG LTM LTV M1 M2 MBA MD MOM MS NA NAV NC NIM NO NPV NYC OECD OEM OK OPEC OTC OTM P PC PE PHD PM PMI POS PPI PR PS PT Q Q1 Q2 Q3 Q4 QE QOQ R&D REIT RE ROA ROE ROI ROIC RSI RSU S SA SEC SG&A SOS SPAC SUV TAM TARP TBD TSR TTM TV TX U UAE UK UN US USA USD VAT VC VIX VP VR VS WACC WHO WSJ YOY YTD PSA IPA TEL EAT TECH AND ARE THE FOR ALL ON NOW SO BE BY CAN GO HAS HE IN IS MAY ME MY NEW OF OR OUR OUT SEE SHE TO TWO UP WE YOU NOT BUT WAS ANY ONE
  AGM EGM HBM GPU GPUS CPU CPUS LLM LLMS SAAS EUV DRAM NAND SSD IOT UI UX B2C ADR ADRS GDR NII NPL RWA HQ PBT EBT MAU DAU ARPU CAC ACV TCV RPO GMV PBM NHS DOD NASA NATO OSHA NLRB FERC FAA NHTSA CFPB FDIC MBS CDO CLO CDS SOFR LIBOR QT PCE NFP BOJ BOE PBOC SNB RBA CDC FBI CIA PPA EPC NGL MMBTU GW MW KWH TWH BEV PHEV ADAS KYC AML BNPL NFC RFID MRI FT UAW PLC GMO DNA RNA CRISPR CMO CRO CHRO EVP SVP
  ST BV OP AP ASP PCT BN REV EXP MTD SD OCF OPEX STD LTD DPO DSO DIO PTS CHG`);

/** Capital letters that are no ticker without a dollar sign, an exchange or the company's name before them. */
export const isAcronym = (word: string): boolean => acronyms.has(word);

const verbNames = set('google uber intel xerox fedex zoom');

/** Names that small letters make a word: "to google", "uber-cheap", "the intel". */
export const isWordInSmallLetters = (word: string): boolean => verbNames.has(word);

const functionWords = set('all one two three four five six seven eight nine ten first second third other another most many some several both any each every new old this that these those it they he she we you who what which there here now then so no not on in at as by for to from with and or but if up out over');

export const isFunctionWord = (word: string): boolean => functionWords.has(word);

/** English words one letter away from a company's name, which are not misspelt. */
const correct = set(`abbot adore ample applet apply atria barclay being bloch boning booing booming booting boozing boring bowing boxing brock caned careys carrie carried carries cartier cases casey cerebra cerebral chanter chapter charger charmer
  charted chatter chevy chews chide chimed chimer chimp chimu chine chive chubby chyme clime cloned coded coined coining coked collate coner cones coney conked conned conning contd cooker cooler cooped cooter copay coped corned
  costa cottar cowed cowper crime crisco cumming cummings currier daren darken darren davit decks deers delia della dices dinks disks diver docks domino dominoes doper doter doves dower dozer drover ducks eaten elegance elton
  erickson everett everly every ferraro forgive furtive gamin gardner garner garter genera generic goggle goodman googled googly haley halley harlem harvey hersey hershel hinton hondo human humane humans hurley insult inuit kraut
  kruger lewis lexis lille linage linda linden lindy lined lloyd lobes loewe loewi lolly loses loves lower lowers lowest lucia lucio lully lurid macron march marco marsha marshy marvel marvels marys mascot mcdonald merak merci mercy
  minster mitch mobster moods moody munster northrup papal pepsin reamed rested resumed rolling schwa shall shelf shelly sheol shill smell snell spaced spacer spaces spacey spell sterns striker stroker swell synopses synopsis tessa
  therm thimble toyoda traveler tremble truism twilit unify unite units valery vents waders wafers wagers waiters walgreen walters wasters watery workaday`);
export const isCorrectWord = (word: string): boolean => correct.has(word);
