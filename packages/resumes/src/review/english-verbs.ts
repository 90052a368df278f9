import { stem } from '@keepmark/grounding/vocabulary';
import { taskVerbs } from './task-verbs';

/** Verbs that bullets of résumés start with. */
const verbs =
  'accelerate accept accomplish account achieve acquire act adapt add address adjust administer adopt advance advise advocate allocate analyze analyse answer apply appoint appraise approve arrange articulate assemble assess assign assist attain attend attract audit author automate award balance bake bargain begin bill book boost bridge brief bring budget build calculate call capture care catalog centralize chair champion change check clarify classify clean close coach code collaborate collect combine communicate compare compile complete compose compute conceive condense conduct configure connect conserve consolidate construct consult contact contain continue contract contribute control convert convince cook coordinate correct counsel craft create cultivate customize cut debug decide decrease define delegate deliver demonstrate deploy derive describe design detect determine develop devise diagnose direct discover dispatch distribute diversify document double draft draw drive earn edit educate elect eliminate enable encourage enforce engage engineer enhance enlist ensure establish estimate evaluate examine exceed execute expand expedite experiment explain explore extend facilitate finance find fix focus follow forecast form formulate foster found fulfill gain gather generate give govern grade graduate greet grow guide handle head help hire host identify illustrate implement improve improvise increase influence inform initiate innovate inspect inspire install institute instruct integrate interpret interview introduce invent inventory investigate invite issue join judge keep launch lead learn lecture lift list load log lower maintain make manage manufacture map market maximize measure mediate meet mentor merge migrate minimize mobilize model moderate modernize modify monitor motivate move multiply navigate negotiate notify observe obtain offer open operate optimize orchestrate order organize originate outline outperform overcome overhaul oversee own pack partner perform persuade photograph pilot pioneer plan prepare present preserve prevent price print prioritize process procure produce program project promote propose protect prove provide publicize publish purchase qualify raise ran reach read rebuild receive recognize recommend reconcile record recruit redesign reduce refactor refer refine refocus refund regulate rehabilitate reinforce remodel reorganize repair replace report represent research reserve resolve respond restock restore restructure retain retrieve revamp review revise revitalize rewrite route run save schedule scale screen secure select sell send separate serve service set shape share ship show simplify sketch slash solicit solve spearhead speak specify standardize start steer stimulate stock strategize streamline strengthen structure study submit succeed summarize supervise supply support surpass survey sustain synthesize tailor take target teach test track trade train transcribe transfer transform translate transport travel treat triage trim triple troubleshoot tutor uncover unify unload update upgrade upsell use utilize validate verify visualize volunteer weigh weld win wire work write'.split(
    ' ',
  );
const irregularPast =
  'began bought brought built came caught chose cut drew drove earned fed fell felt fought found gave got grew held hit kept knew laid led left lent made meant met outdid overcame oversaw paid put ran rang read rebuilt rewrote rose said sang sat saw sent set shot showed shut sold sought spent spoke spread stood struck swam swept taught thought threw told took undertook understood went withdrew won wore wove wrote'.split(
    ' ',
  );

const stems = new Set(verbs.map(stem));
const bases = new Set(verbs);
const pasts = new Set(irregularPast);
/** The same in the present and the past, so they don't show the tense. */
const ambiguous = new Set(['cut', 'put', 'set', 'read', 'hit', 'shut', 'spread', 'found']);

/** Whether a word is a form of a verb that résumés use. */
export function isVerb(word: string): boolean {
  const lower = word.toLowerCase().replace(/^(?:re-?|co-?|pre-?)(?=\p{L}{4})/u, '');
  return pasts.has(word.toLowerCase()) || stems.has(stem(word.toLowerCase())) || stems.has(stem(lower));
}

const vowel = /[aeiouy]/;

/** What a form may be a form of: "stopped" of "stop", "carried" of "carry", "released" of "release". */
function basesOf(word: string): string[] {
  const ending = /(?:ed|ing|es|s)$/.exec(word)?.[0];
  if (!ending) return [word];
  const cut = word.slice(0, -ending.length);
  if (!vowel.test(cut)) return [word];
  const single = cut.at(-1) === cut.at(-2) ? [cut.slice(0, -1)] : [];
  return [word, cut, `${cut}e`, cut.replace(/i$/, 'y'), ...single];
}

/** Whether a word that a bullet starts with is, or may well be, a form of a verb. In doubt it is one. */
export function mayBeVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (isVerb(lower) || /(?:ed|ing|i[sz]e[sd]?|ify|ifies)$/.test(lower)) return true;
  return (
    basesOf(lower.replace(/^(?:re|co|pre|over|out|under)-?(?=\p{L}{3})/u, '')).some((base) => taskVerbs.has(base)) ||
    basesOf(lower).some((base) => taskVerbs.has(base))
  );
}

/** The tense of a verb that a bullet starts with: "led" and "managed" are past, "lead" and "manages" present. */
export function tenseOf(word: string): 'past' | 'present' | undefined {
  const lower = word.toLowerCase();
  if (ambiguous.has(lower)) return undefined;
  if (pasts.has(lower)) return 'past';
  if (!isVerb(lower)) return undefined;
  if (lower.endsWith('ed') && !bases.has(lower)) return 'past';
  if (bases.has(lower) || bases.has(lower.replace(/s$/, '')) || bases.has(lower.replace(/es$/, ''))) return 'present';
  return undefined;
}
