// Words that tell a job title from a company, a school from a degree. Without accents; a word may end in another letter
// or two (plurals, genders).

const list = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words.trim().replaceAll(/\s*\n\s*/g, '|')})(?![\p{L}\d])`, 'iu');

const jobTitle = list(String.raw`
(?:software |data |web |ui |ux )?(?:engineer|developer|programmer|architect|analyst|scientist|designer)s?
managers?|director|supervisor|maintainer|contributor|coordinator|administrator|specialist|technician|consultant|advis[eo]r|officer
intern|internship|trainee|apprentice|assistant|associate|representative|agent|clerk|cashier|server|barista|bartender
(?:co-?)?founder|owner|president|vice president|vp|ceo|cto|cfo|coo|cio|chief|head|lead|leader|partner|principal
nurse|rn|lpn|cna|physician|surgeon|dentist|pharmacist|therapist|paramedic|caregiver|doctor|medical assistant
teacher|tutor|lecturer|professor|instructor|coach|fellow|researcher|postdoc|librarian|counselor|dean
accountant|auditor|bookkeeper|controller|attorney|lawyer|paralegal|recruiter|buyer|planner|estimator|underwriter
driver|mechanic|electrician|plumber|carpenter|welder|operator|machinist|foreman|inspector|guard|janitor
chef|cook|waiter|waitress|host|hostess|stylist|editor|writer|journalist|reporter|photographer|producer|translator
dispatcher|picker|packer|roofer|painter|mason|installer|fabricator|landscaper|courier|handler|loader|stocker|merchandiser|hygienist|phlebotomist|optometrist|veterinarian|sonographer|radiographer|midwife|nanny|paraprofessional|aide|sergeant|corporal|lieutenant|captain|soldier|firefighter|baker|butcher|sommelier|housekeeper|concierge|attendant|valet|cleaner|custodian|groundskeeper|gardener|surveyor|drafter|scheduler|broker|banker|teller|actuary|adjuster|economist|statistician|biologist|chemist|geologist|interpreter|journeyman|electronics tech|tech
(?:care |social |support |factory |warehouse |youth )?workers?|solicitor|barrister|judge|magistrate|notary|marketer|developer advocate|craftsman|tradesman|upholsterer|tanner|jeweller|cobbler
fitter|joiner|glazier|tiler|bricklayer|plasterer|scaffolder|labou?rer|operative|forester|farmer|arborist|florist|tailor|barber|hairdresser|beautician|esthetician|brewer|winemaker|porter|steward(?:ess)?|pilot|lifeguard|carer|chaplain|counsellor
curator|archivist|archaeologist|anthropologist|sociologist|psychologist|psychiatrist|physiotherapist|dietitian|nutritionist|optician|epidemiologist|ecologist|hydro(?:geo)?logist|physicist|mathematician|illustrator|animator|copywriter|proofreader|columnist|videographer|choreographer|dancer|musician|composer|realtor|trader|registrar|headteacher|bookseller
volunteer|member|ambassador|mentor|organizer|treasurer|secretary|receptionist|freelancer?|contractor|strategist|executive|tester|scrum master|product owner|sales associate|salesperson
werkstudent(?:in)?|praktikant(?:in)?|\p{L}*(?:entwickler|ingenieur|leiter|berater|mitarbeiter|techniker|lehrer|pfleger|verkaufer|assistent|referent|kaufmann|fahrer|koch|meister|arbeiter|schlosser|elektroniker|mechaniker|mechatroniker|fachkraft|helfer|sekretar|erzieher|backer|maler|maurer|tischler|schreiner|lagerist|sachbearbeiter|betreuer|buchhalter|verwalter|planer|kellner|gartner|friseur|dachdecker|installateur|monteur|anwalt|richter|berufskraftfahrer|lackierer|schweisser|zimmerer|optiker|laborant|therapeut|apotheker|zeichner|gestalter|forscher|trainer|dozent|hausmeister|schwester|arzt|arztin)(?:in)?|\p{L}*(?:kauffrau|fachfrau|fachmann|kochin)|auszubildender?|geschaftsfuhrer(?:in)?
cociner[oa]|camarer[oa]|conductor(?:a)?|mecanic[oa]|electricista|albanil|dependient[ea]|recepcionista|administrativ[oa]|auxiliar|ayudante|operari[oa]|maestr[oa]|ingenier[oa]|desarrollador(?:a)?|gerente|practicante|becari[oa]|jef[ea]|director(?:a)?|enfermer[oa]|profesor(?:a)?|analista|vendedor(?:a)?|encargad[oa]|asistente|consultor(?:a)?|coordinador(?:a)?
cuisinier(?:e)?|commis(?: de \p{L}+)?|plongeur|plongeuse|pharmacien(?:ne)?|avocate?|notaire|juriste|graphiste|redacteur|redactrice|architecte|conducteur|conductrice|magasinier(?:e)?|preparateur|preparatrice|macon|peintre|menuisier(?:e)?|plombier|couvreur|formateur|formatrice|professeure?|interne|educateur|educatrice|animateur|animatrice|coiffeur|coiffeuse|estheticienne|serveur|serveuse|chauffeur|mecanicien(?:ne)?|electricien(?:ne)?|cheffe de \p{L}+|assistant(?:e)? \p{L}+|secretaire|comptable|caissier(?:e)?|ouvrier(?:e)?|boulanger(?:e)?|aide-soignante?|enseignant(?:e)?|ingenieur(?:e)?|developpeur|developpeuse|stagiaire|chef de \p{L}+|directeur|directrice|responsable|charge(?:e)? de \p{L}+|infirmier(?:e)?|alternant(?:e)?|technicien(?:ne)?|vendeur|vendeuse|consultante?
ingegnere|sviluppatore|sviluppatrice|tirocinante|stagista|responsabile|direttore|infermier[ea]|impiegat[oa]|commess[oa]|consulente
arquitect[oa]|dibujante|contador(?:a)?|contable|abogad[oa]|periodista|disenador(?:a)?|delineante|traductor(?:a)?|medic[oa]
engenheir[oa]|desenvolvedor(?:a)?|estagiari[oa]|diretor(?:a)?|enfermeir[oa]|coordenador(?:a)?|assistente|auxiliar
ontwikkelaar|stagiair(?:e)?|medewerker|adviseur|verpleegkundige|leraar|projectleider|directeur
inzynier|programista|kierownik|specjalista|praktykant|stazysta|dyrektor|pielegniarka|nauczyciel(?:ka)?|asystent(?:ka)?
utvecklare|ingenjor|praktikant|chef|larare|sjukskoterska|saljare|projektledare
insinoori|kehittaja|harjoittelija|paallikko|johtaja|opettaja|sairaanhoitaja|myyja|asiantuntija`);

const company = list(String.raw`
inc|llc|l\.l\.c|ltd|limited|plc|corp|corporation|company|co|gmbh|ag|kg|se|e\.v|s\.a|s\.a\.s|sas|sarl|s\.r\.l|srl|s\.p\.a|spa|s\.l|ltda|bv|b\.v|nv|ab|oy|oyj|sp\. z o\.o|a\/s
group|holdings?|partners|associates|solutions|technologies|technology|systems|software|services|industries|enterprises|consulting|ventures|capital|labs?|laborator(?:y|ies)|studios?|agency|bank|hospital|clinic|health|healthcare|medical center|university|college|school|institute|academy|foundation|council|ministry|department|agency|airlines?|motors|pharma(?:ceuticals)?|media|networks?|energy|insurance|restaurant|cafe|hotel|store|market|stiftung|klinikum|krankenhaus|universitat|hochschule`);

const degree = list(String.raw`
pgce|ph\.?\s?d\.?|d\.?phil\.?|doctorate|doctor of \p{L}+|doctoral|ed\.?d\.?|m\.?d\.?|j\.?d\.?|dr\.?
m\.?sc?\.?|m\.?a\.?|m\.?b\.?a\.?|m\.?eng\.?|m\.?ed\.?|m\.?f\.?a\.?|m\.?p\.?h\.?|ll\.?m\.?|m\.?tech\.?|mres|mphil|master|masters|master['’]s|magister|master of \p{L}+
b\.?sc?\.?|b\.\s?e\.?|m\.\s?e\.?|b\.?a\.?|b\.?eng\.?|b\.?ed\.?|b\.?f\.?a\.?|b\.?b\.?a\.?|bsn|b\.?tech\.?|b\.?com\.?|ll\.?b\.?|bachelor|bachelors|bachelor['’]s|bachelor of \p{L}+
a\.?a\.?s?\.?|associate(?:['’]s)?(?: degree| of \p{L}+)|associate of|high school diploma|(?:gce )?a[ -]levels?|berufslehre|lehre|\p{L}*prufung|classe preparatoire|especialidad|especializacion|specialisation|specialization|certificat|zertifikat|diploma|ged|certificate|minor|a-levels?|abitur|matura|baccalaureat|baccalaureate|staatsexamen|diplom|licenciatura|licence|license|grado|ingenieria|tecnico|laurea|laurea magistrale|dottorato|bacharelado|mestrado|doutorado|tecnologo|licencjat|inzynier|kandidat(?:examen)?|civilingenjor|maisteri|kandidaatti|insinoori|tohtori|doktorat|maestria|doctorado|doctorat|bts|dut|but|berufsausbildung|ausbildung|umschulung|gesellenbrief|meisterbrief|fachhochschulreife|realschulabschluss|hauptschulabschluss|hochschulreife|brevet|bac|cap|grado superior|grado medio|bachillerato|formacion profesional|diplome(?: d[’']etat| national| universitaire)?|master \p{L}+|maitrise|deug|deust|deug|doctorat|staatlich gepruft(?:e|er|es)? \p{L}+|fachwirt(?:in)?|betriebswirt(?:in)?|fachabitur|mittlere reife|promotion|graduado|tecnico superior|ciclo formativo|bac \+ ?\d|titre professionnel|diplom-\p{L}+|hsc|ssc|gcses?|o-levels?|as levels?|hnd|hnc|fdsc|fda|nvq|btec(?: \p{L}+)*?(?: diploma| certificate)?|level \d \p{L}+|class (?:x|xii|10|12)|study abroad|exchange (?:semester|year|program)|post ?graduate \p{L}+|pg diploma|nanodegree|matric|intermediate|laurea triennale|perito|ragioneria|magisterium|technik|mbo|hbo|vwo|havo|yrkesexamen|gymnasieexamen|hogskoleexamen|ylioppilas|lisensiaatti`);

const school = list(String.raw`
\p{L}*universit(?:y|ies|at|e|a|eit|ario)?|universidade?|universitet|uniwersytet|uniwersytetu|yliopisto|college|school|high school|institute|institut|instituto|istituto|academy|akademie|akademia|polytechnic|politecnico|politechnika|politecnica|polytechnique|ecole|escuela|escola|scuola|\p{L}*hochschule|\p{L}*schule|gymnasium|lycee|liceo|liceum|hogeschool|hogskola|\p{L}*skolan?|ammattikorkeakoulu|lukio|faculty|faculte|fakultat|conservatory|seminary|bootcamp|ifsi|iut|iae|cfa|cegep|insa|berufskolleg|fachschule|conservatoire|conservatorio|colegio|faculdade|facultad|technikum|szkola|gimnazjum|opisto|koulu|kolleg|rwth|kit|mit|eth|ucla|caltech|ucl|epfl|suny|cuny|tu|iit|nyu`);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** A test that remembers its answers: the same texts are asked about again and again. */
function remembered(words: RegExp): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? words.test(plain(text));
    // A long file doesn't fill the memory.
    if (known.size > 2000) known.clear();
    known.set(text, answer);
    return answer;
  };
}

export const isJobTitle = remembered(jobTitle);
export const isCompany = remembered(company);
export const isDegree = remembered(degree);
export const isSchool = remembered(school);

/** The degree that a text starts with. */
export function leadingDegree(text: string): string | undefined {
  const found = degree.exec(plain(text));
  return found?.index === 0 && plain(text).length === text.length ? text.slice(0, found[0].length) : undefined;
}
