/** Words that people swap for each other when they say the same about their work: a group in each line. */
export const wordGroups = `
customer guest client patron diner shopper buyer visitor consumer caller kunde kunden kundin kundinnen gast gäste
patient resident client bewohner bewohnerin bewohnerinnen patienten patientin
intern student trainee
student pupil child kid learner youngster youth teenager camper grader preschooler schüler schülerin schülerinnen kinder
toddler preschooler child kid infant baby
apprentice trainee intern junior rookie newcomer recruit hire beginner graduate guy worker auszubildende auszubildenden azubi azubis lehrling lehrlinge schülerinnen praktikant
employee staff worker associate colleague coworker crew team member personnel personal people mitarbeiter mitarbeiterin mitarbeitende mitarbeitenden kollege kollegen team
soldier troop airman sailor marine servicemember personnel
doctor physician provider surgeon arzt ärzte
nurse nursing cna aide assistant caregiver
technician tech mechanic
driver trucker chauffeur fahrer
cook chef
portfolio account client book caseload
assembly frame structure component
curriculum syllabus unit program
eat eating feed feeding meal drink
dig excavate excavation trench trenching digging groundwork
companionship company companion
infection hygiene disinfection
server waiter waitress
teacher educator instructor teaching lehrer
parent family guardian eltern angehörige
relative family angehörige
vendor supplier seller lieferant lieferanten
owner homeowner household
boss manager supervisor vorgesetzte
helper aide assistant assist help support
helped assisted supported contributed aided
store shop location branch site outlet market filiale standort
home house household residence residential dwelling
apartment unit flat wohnung
truck vehicle car van lorry lkw fahrzeug wagen
bus coach vehicle
plane aircraft
meal plate dish cover serving food essen mahlzeit gericht speise
order ticket request case bestellung auftrag
call phone inquiry contact anruf telephone telefon telefonisch
complaint issue problem concern beschwerde reklamation
question inquiry query anfrage
room suite zimmer
machine equipment device computer workstation laptop maschine anlage gerät
machinery machine equipment
tool equipment instrument werkzeug
bill invoice statement rechnung
app application
website site page web webseite
parcel package packet box carton paket
class course lesson session section klasse unterricht
lesson lecture unterricht
harvest pick gather ernte
shift schicht day
mile km kilometer
stop delivery drop
document file record paper paperwork form unterlagen akte dokument dokumentation
report summary bericht
spreadsheet excel sheet
schedule calendar appointment timetable roster rota termin
stock inventory supplies goods material bestand lager
warehouse storeroom stockroom lager
cash money payment
register till drawer kasse kassieren kassiertätigkeit
cost expense spending spend bill price kosten
sale revenue income turnover umsatz verkauf
upsell sell sale addon revenue income
money fund donation
mistake error defect fault fehler
fault failure breakdown problem outage störung ausfall
accident incident collision crash injury unfall
damage loss breakage schaden
fall slip
waste scrap spoilage
delay wait downtime stillstand
speed time latency turnaround duration
test exam assessment quiz examination prüfung
score grade mark result proficiency rating note
review rating feedback bewertung
drug medication medicine med pill tablet medikament arznei
shot injection vaccine vaccination
dressing bandage wound
bath shower wash hygiene
note chart documentation record log
sugar glucose
temperature pulse vital
repair fix maintenance service servicing restore rebuild overhaul reparatur wartung instandhaltung instandsetzung
maintain service repair upkeep keep warten
install mount fit put hang montage einbau
build construct assemble create make develop produce bauen erstellen
made make created built developed produced prepared designed
write author draft compose prepare create document
wrote authored drafted composed prepared created developed
teach instruct train educate tutor coach show explain lehren unterrichten anleiten anleitung einarbeitung einlernen einarbeiten einweisen
clean wash sanitize disinfect scrub tidy reinigen putzen säubern reinigung
cook prepare make prep zubereiten kochen zubereitung
serve wait bedienen
drive operate transport haul fahren transport
deliver drop transport haul ship ausliefern liefern lieferung
load unload loading unloading laden beladen entladen verladen
lift carry move
move migrate transfer relocate shift
ship send deliver dispatch versand
buy purchase order procure procurement einkauf beschaffung bestellung
sell sale vend verkaufen verkauf
count inventory check audit zählen
check inspect examine verify test review control prüfen kontrollieren prüfung kontrolle
inspection check walkaround
find discover identify detect locate uncover spot
answer respond reply take field handle annahme annehmen entgegennehmen
record document log chart enter track note erfassen dokumentieren
scan digitize scanner
type keyboard keying
file archive organize sort
plan organize schedule arrange coordinate planen organisieren
change update modify revise
start launch open introduce begin
close finish complete end win
help assist support aid unterstützen
watch monitor supervise observe care
care treat nurse look versorgen versorgung pflege betreuung betreuen
tell inform notify communicate report call
talk speak meet communicate consult
meeting conference session
meet reach hit achieve
pay payroll wage salary compensation lohn
hire recruit employ
raise increase lift grow
cut reduce lower drop decrease
drop fall decline decrease
rise grow increase climb
save cut reduce
fast quick speedy
new recent newly
daily day
team group crew squad staff
department section division unit abteilung
area section zone region
floor ward unit station
ward unit station floor
school class classroom
kitchen line station
road highway route
route run line tour
trip travel excursion journey tour
farm field ranch
garden yard lawn landscape
tree shrub
animal pet dog cat
water plumbing
wire wiring electrical cable
pipe piping
weld welding solder
paint painting coat
wood lumber timber
light lighting lamp
heat heating furnace
air cooling ac
engine motor
part component piece
display merchandising exhibit window
ad advertisement advertising campaign
event party function ceremony
club group society organization
award prize recognition honor
language tongue
english anglophone
photo picture image
video film footage
music song
book volume title
library media
money cash
insurance coverage
claim case
payment transaction
code program software script
program application software
software system program application
database data
server host
user customer member
feature function
bug issue defect error vulnerability flaw
alert alarm notification
job task project work call
project job
work job labor
experience background
year annual yearly annually jahr jahre
month monthly monat
week weekly woche
hour hourly stunde stunden
quarter quarterly
night overnight evening
morning day
weekend saturday sunday
holiday vacation
supply material
safety safe
security guard
rule policy regulation standard guideline
procedure process workflow protocol
step procedure
goal target objective quota
result outcome
quality standard
percent percentage
half fifty
point percentage
amount sum total
number count
inch in
pound lb
military army navy armed
veteran military service
equipment gear property asset
weapon arm
base post station
ship vessel boat
deployment deploy tour
watch duty guard
conversation discussion talk
resume cv
baby infant newborn
elderly elder senior older aging
wheelchair mobility
special disability
therapy rehab rehabilitation treatment
exercise workout
surgery operation surgical
hospital clinic medical
shop store workshop werkstatt
counter desk front theke
guest visitor
hotel inn resort lodging hospitality
restaurant diner bistro dining
bar pub
beverage drink coffee
bakery baker bäckerei
apprenticeship lehre ausbildung
license licence lizenz schein
certificate certification zertifikat
degree diploma
skill ability competence kenntnis
computer it
network lan
print printer
mail email letter
letter mail correspondence
minute protocol
agenda meeting
board council committee
committee board group panel
budget fund
tax taxes
audit review
contract agreement
bid quote estimate proposal angebot
lease rent rental
tenant renter resident
member client customer
volunteer helper
donor giver
neighborhood community area
city town municipal
county regional
state statewide
country nation national
migration umzug umstellung wechsel einführung
`;
