/**
 * Parts of names that are also ordinary words, months, places, or companies. They are hidden only next to another part
 * of the name: "Will you start in May?" must stay readable.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `abbey ace adobe al amber an angel april archer art ash ashley aspen august austin autumn baker bank banks barber bay
  bean beau bee bell best bill billy bird bishop black blue blythe bond booker bowl boy brand branch brandy bridge
  bridges brook brooks brown buck bud butcher butler carmen carpenter carry carter case cash castle chance chapel chase
  chelsea cherry china christian church clay cliff close coach cole cook cookie cooper court crystal dale dallas daisy
  dan dawn day dean denver diamond do dollar don dove drew driver duke earl east eden elder ember english eve fair faith
  farmer fern field fields fin finn fisher flora florence flower flowers ford forest foster fox frank france frost gardener
  gay gene genesis georgia german ginger glass glen gold golden good grace grant gray green grey guy hall harbor hardy
  harmony harper hazel heath heather heaven hero hill holly home honor hope house houston hunt hunter ice in ireland iris
  iron is israel it ivory ivy jack jackson jade jasmine jay jean jersey jewel jordan joy judge july june justice key kim
  king kit knight lake la lane lark laurel law le leaf lee lily lincoln little london long love low luke mac madison
  major man march mark marks marina marsh martin mason may me mercedes mercy miles mill miller misty moon morgan morning
  moss my nash new nick noble north november october oh oil olive opal paige paige page paris park parker parks patience
  pearl penny perry pepper piper pike poe pool pope porter post potter power powers precious price prince pride prose
  prudence queen rain ray read reed rich rice rise river rivers rob robin rock rod roman rose rosemary rowan royal ruby
  rusty sage sales sandy savage savannah say scarlet sea sharp shell shepherd short silver sky smart smith snow so sol
  south spencer spring star steel stone storm story stout strange strong sue summer sun sunny swan swift sydney taylor
  terra tiger tim to tom troy tucker tulip turner tyler urban valentine vegas vera victor victoria viola violet
  virginia walker wall ward warden washington waters wave weaver webb wells west wheat wheeler white wild will willow
  winter winters wise wolf wood woods worth wright york young zen`
    .split(/\s+/)
    .filter(Boolean),
);

/** Titles and suffixes that aren't part of a name, in lowercase without periods. */
export const nameTitles: ReadonlySet<string> = new Set(
  'mr mrs ms mx miss dr prof professor sir herr frau jr sr ii iii iv'.split(' '),
);

/** Degrees and licenses after a name, case-sensitive. */
export const nameDegrees: ReadonlySet<string> = new Set(
  'MD PhD MBA RN LPN CNA Esq CPA PE BSc MSc BA MA BS MS PMP DDS DVM JD LLM EdD BSN MSN'.split(' '),
);

/** Those that are capitalized without being a person: months, places, companies, products, languages. */
export const alsoProperNames: ReadonlySet<string> = new Set(
  `adobe angel april aspen august austin bell best carmen chase chelsea china coach cook dallas denver dove duke earl east
  eden english florence ford france genesis georgia german harper heather houston hunt i ice in ireland israel it jackson
  jersey jordan june july king la lake lee lincoln london madison major marina may mercedes miller nash north november
  october page paris polo porter prince princeton roman royal ruby sage savannah shell south spencer star steel swift
  sydney target taylor to troy tucker tyler vegas victor victoria virginia washington wells west york young zen`
    .split(/\s+/)
    .filter(Boolean),
);
