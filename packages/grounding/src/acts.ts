import { type Patterns, readPatterns } from './term-tables';

type NeedsEvidence = 'all' | 'new' | 'all new' | 'none';

/** What somebody says that they did: verbs that claim it, and words in a résumé that show it. */
export interface Act {
  readonly claims: Patterns;
  /** The claims are evidence as well. */
  readonly evidence: Patterns;
  /**
   * What is red without evidence: `all`, only what has a `new` word in its object, which the résumé doesn't have, or only
   * what has nothing but new ones.
   */
  readonly needsEvidence?: NeedsEvidence;
  /** The same where it isn't over people who work, if it claims a rank only over them. */
  readonly ofThings?: NeedsEvidence;
  /** Whether a line with evidence must speak of the same object. */
  readonly needsSameLine?: boolean;
}

const act = (claims: string, evidence: string, needs: Omit<Act, 'claims' | 'evidence'>): Act => ({
  claims: readPatterns(claims),
  evidence: readPatterns(`${claims} ${evidence}`),
  ...needs,
});

const make =
  'made make making build* built rebuil* wrote writ* rewr* design* redo* redid draft* drew draw* sketch* set put came did laid started creat* develop* compos* plan* program* code coded coding idea* template* paint* sew* cook* script* page* post* newsletter* prepar* gemacht gebaut geschrieben schreib* entwick* entw* zeichn* gezeichnet gestalt* erstell* aufgebaut konzept* programm* vorbereit*';

const leading =
  'lead* led manag* supervis* oversaw overs* head charge boss run ran running co-run respons* direct* coordinat* organi* deput* watch* monitor* look* guard* under assign* report* told taught instruct* conduct* people leit* führ* geführt geleitet verantwort* koordin* organis*';

export const acts: readonly Act[] = [
  act(
    'led directed directing headed heading chaired chairing spearhead* captained leitung leitete geleitet führte',
    leading,
    { needsEvidence: 'all', needsSameLine: true },
  ),
  act('supervis* oversaw oversee* overseeing own owns owned owning', leading, {
    needsEvidence: 'all',
    ofThings: 'all new',
    needsSameLine: true,
  }),
  act(
    'managed manage manages managing',
    'lead* supervis* oversaw head charge boss run ran respons* direct* coordinat* organi* leit* führ*',
    { needsEvidence: 'new', ofThings: 'none' },
  ),
  act(
    'negotiat* renegotiat* verhandel* verhandlung*',
    'bargain* deal* price* haggl* talk* agree* settl* contract* preis*',
    {
      needsEvidence: 'all',
    },
  ),
  act('approv* authoriz* authoris* genehmig*', 'ok okay sign* allow* final decid* freig* freigeb* unterschr*', {
    needsEvidence: 'all',
  }),
  act(
    'launch* pioneer* founded establish* initiated initiating inaugurat* gegründet initiier* etablier*',
    'start* set new open* began begin* introduc* implement* roll* idea* first brought put switch* mov* install* change* made built build* creat* neu* eingeführt umgestellt gestartet aufgebaut eröffn*',
    { needsEvidence: 'all' },
  ),
  act(
    'designed designing created creating conceiv* devis* architected formulat* authored invented redesign* overhaul* shaped shaping revamp* entwickelte* entworfen entwarf konzipier*',
    make,
    { needsEvidence: 'new' },
  ),
  act(
    'scheduled scheduling rostered assigned assigning evaluated evaluating appraised disciplined educated educating planned planning',
    'schedul* rota* roster* coordinat* organi* koordin* assign* plan* split gave evaluat* review* apprais* lead* manag* supervis* charge boss train* show* taught teach* explain* educat* under dienstplan*',
    { needsEvidence: 'all', ofThings: 'none' },
  ),
  act('developed developing develop produced producing', make, { needsEvidence: 'all new' }),
  act('presented presenting present pitched lectured präsent*', '', {}),
];
