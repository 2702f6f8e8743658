// Words that a calculation is asked for with: once it is read, they have been followed. Nothing here says of what, of when, or of which part.
const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const spokenWords: ReadonlySet<string> = new Set(listOf(`
  + suppose supposing imagine imagining toward towards plus minus less add adds adding added up sum sums summed summing together combine combined combining altogether total totals overall jointly both counting count counted lump put putting tot take taking took taken away off from out
  subtract subtracts subtracting subtracted deduct deducts deducting deducted deduction remove removing strip stripping knock net after without excluding left over remain remains remained remaining difference differ gap spread apart distance margin short
  divide divides divided dividing division ratio ratios quotient proportion proportions fraction share part portion slice chunk percent percentage percentages pct % per each every one single hundred dollar dollars cents cent bucks buck $ usd x times time multiple multiples fold factor
  first second third former latter other one increase extra bigger bite surplus shortfall excess
  relative relation relate relates compared compare compares comparing against versus vs v hold holding held set setting measured measure weigh weighing stack stacked stands stand standing stood behind beside front support backed back sits sit lies lay lie
  exceed exceeds exceeded exceeding top tops topped surpass surpassed outweigh outweighed above below more larger bigger higher greater smaller lower fewer much many big large than that
  cover covers covered covering pay pays paid paying fund funded funds finance financed meet meets met spend spent spends spending outlay outlays cost costs expense expenses charge charges bill checks cheques check cheque payment payments payout payouts
  went go goes gone going come comes came declared declare distribute distributed returned return handed hand hands given gave give back eaten eat ate swallowed swallow absorbed absorb consumed consume used use uses kept keep keeps turned turn converted convert account accounted accounts represent represents represented make makes made tied plough ploughed plowed invested invest put into
  weight reach reaches reached become becomes became arrive arrives arrived squeeze squeezes squeezed wring wrung own owns owned survive survives survived stay stayed stays bring brings brought produce produces produced yield yields yielded generate generates generated earn earns earned hold holds turned landed penny pennies pound pounds
  owners owner shareholders shareholder stockholders stockholder investors investor holders lenders creditors
  pile hoard mountain stash heap cushion famous full whole size burden load
  comes result results results' expressed express told tell worked work compute computed calculate calculated calculation figure figures amount amounts value values
`));
