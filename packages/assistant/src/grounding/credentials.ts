import { wordSet } from './word-set';

/** Names of credentials that stand alone: each must be in the résumé, or a term of the same line here. */
export const credentialGroups = `
rn|registered nurse
lpn|lvn|licensed practical nurse|licensed vocational nurse
cna|certified nursing assistant|certified nurse aide|nurse aide|stna
np|nurse practitioner|fnp|aprn
bsn|bachelor of science in nursing
msn|master of science in nursing
dnp
crna|nurse anesthetist
ccrn
emt|emergency medical technician|nremt
pa-c|physician assistant
md|doctor of medicine
cma|certified medical assistant
rdh|dental hygienist
rph|pharmd
bls|basic life support
acls|advanced cardiac life support
pals
tncc
nclex
cpr
cpa|certified public accountant
cma
cfa|chartered financial analyst
cfp
cia
ea|enrolled agent
acca
cissp
cism
ceh
ccna
ccnp
comptia|a+ certification
itil
pmp|project management professional
prince2
csm|scrum master|certified scrum master|psm
cspo
black belt
green belt
cdl|commercial driver's license|commercial driving license|commercial driver license
twic
osha 10
osha 30
epa 608
ase
aws certified
nccer
journeyman
master electrician|master plumber|master craftsman|master mechanic
servsafe
food handler
tefl
tesol
celta
praxis
nbct|national board
phr
sphr
shrm
lcsw
lmsw
msw
lmft
bcba
lpc
esq|juris doctor|jd|bar admission|admitted to the bar
pe|professional engineer
eit
mba|master of business administration
phd|ph.d|doctorate|doctoral|doctor of
bachelor|bachelor's|ba|bs|bsc|b.a|b.s|undergraduate degree
master's|ma|msc|ms|m.a|m.s|graduate degree|postgraduate
associate degree|associate's degree|associate of arts|associate of science|associate of applied science|aas|a.s|a.a|a.a.s
ged|high school diploma|high-school diploma|high school|secondary school
valedictorian
summa cum laude
magna cum laude
cum laude
honors graduate
dean's list
top secret|ts/sci
security clearance|secret clearance
notary public
toefl
ielts
c1
c2
b2
meister|meisterbrief|meisterprüfung|meistertitel
geselle|gesellenbrief|gesellenprüfung
fachwirt
betriebswirt
techniker
staatsexamen
abitur|hochschulreife|fachabitur|matura
ausbildereignung|ausbilderschein|aevo|ada-schein
staplerschein|gabelstaplerschein|flurförderschein
führerschein|fahrerlaubnis|lkw-führerschein|führerscheinklasse
personenbeförderungsschein
adr-schein|adr
schweißschein|schweißerpass|schweißerschein
pflegefachkraft|pflegefachfrau|pflegefachmann|examinierte|examinierter
bilanzbuchhalter|steuerfachangestellte|steuerberater
diplom|diplom-ingenieur|dipl.-ing
promotion|promoviert|promovierter|promovierte|doktorgrad|doktortitel
sachkundenachweis
gesundheitszeugnis
zertifiziert|zertifikat|zertifizierung
`;

/** Words that claim a credential of something: "certified forklift operator". */
export const credentialWords: ReadonlySet<string> = wordSet(
  'registered endorsement endorsements endorsed certified certification certificate certificates certify recertified licensed license licence licensure accredited accreditation chartered credentialed credential credentials degree diploma graduate graduated qualification accreditations board-certified trained-in zertifiziert zertifizierte zertifizierter zertifikat lizenz lizenziert abschluss studium studiert diplomierte diplomierter ausbildung ausgebildet staatlich anerkannte anerkannter geprüfte geprüfter examiniert',
);

/** What somebody works toward or hasn't finished. */
export const plannedCredential =
  /\b(?:in progress|ongoing|expected|anticipated|candidate|pursuing|studying|working (?:toward|on)|toward|sat for|parts? of|exam|enrolled|undergrad|coursework|not (?:yet|registered|certified|finished)|lapsed|expired|laufend|begonnen|angestrebt|abgebrochen|noch nicht|voraussichtlich)\b/i;
