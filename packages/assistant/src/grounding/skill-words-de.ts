/** As `skill-words-en.ts`, in German. */
export const skillGroupsGerman = `
injektion|spritze|impfung|impfen|spritzen
blutabnahme|blutentnahme|blut
infusion|infusionstherapie
wundversorgung|wundverband|wunde|verband|verbandswechsel
vitalzeichen|vitalwert|blutdruck|puls
medikament|medikamente|arznei|medikation|tablette
beatmung|intensivpflege|intensivstation|intubation
dialyse
onkologie|chemotherapie
operation|op-saal|chirurgie|chirurgisch
notaufnahme|notfall|rettungsdienst
psychiatrie|psychiatrisch|psychologisch
palliativ|hospiz
demenz|demenzkranke
kinderkrankenpflege|pädiatrie|neugeborene
grundpflege|körperpflege|waschen
behandlungspflege
pflegedokumentation|pflegeplanung|dokumentation
physiotherapie|krankengymnastik|rehabilitation
ergotherapie|logopädie
radiologie|röntgen
labor|laborprobe|probe
lehrplan|unterrichtsplanung|unterrichtskonzept|unterricht
klassenleitung|klassenlehrer
inklusion|förderbedarf|sonderpädagogik|förderunterricht
nachhilfe
erziehung|pädagogik|pädagogisch
elternabend|elterngespräch
gabelstapler|stapler|flurförderzeug
kran|kranführer
bagger|radlader|baumaschine
gefahrgut
kühltransport|kühlware
fernverkehr|nahverkehr|güterverkehr
tourenplanung|routenplanung|disposition
ladungssicherung|ladung
abfahrtskontrolle
fuhrpark|fuhrparkmanagement
lagerverwaltung|lagerwirtschaft|kommissionierung|kommissionieren
inventur|bestandsaufnahme|bestandskontrolle
logistik|supply-chain
zoll|zollabwicklung|import|export
schweißen|schweißer|löten|wig|mag
schreiner|tischler|tischlerei|zimmerei
sanitär|klempner|rohrleitung|heizungsbau|heizung
elektroinstallation|elektrik|elektriker|schaltschrank|verkabelung|kabel
klimatechnik|lüftung|kältetechnik
mauern|maurer|beton|betonieren
dachdecker|dach
trockenbau|verputzen|putz
fliesen|fliesenleger
lackieren|malerarbeiten|streichen
drehen|fräsen|cnc|zerspanung
hydraulik|pneumatik
sps|sps-programmierung|automatisierung|steuerung
kfz|motor|getriebe|bremse|bremsen
instandhaltung|wartung
qualitätssicherung|qualitätskontrolle|qualitätsmanagement
arbeitssicherheit|arbeitsschutz|sicherheitsvorschrift
brandschutz
buchhaltung|finanzbuchhaltung|buchführung|kontieren
lohnbuchhaltung|lohnabrechnung|gehaltsabrechnung|gehälter
debitor|debitorenbuchhaltung|mahnwesen|mahnung
kreditor|kreditorenbuchhaltung|eingangsrechnung
steuer|steuererklärung|steuerrecht|umsatzsteuer
jahresabschluss|monatsabschluss|bilanz|bilanzierung
controlling|budget|budgetplanung|kostenrechnung
einkauf|beschaffung
vertragsverhandlung|verhandlung|verhandeln
strategie|strategisch
marketing|werbung|kampagne
social-media|soziale
vertrieb|akquise|kaltakquise|neukundengewinnung
kassenabrechnung|kasse|kassieren
warenpräsentation|dekoration
personalwesen|personal|personalverwaltung|personalplanung
dienstplan|dienstplanung|schichtplan
recruiting|bewerbung|bewerber|vorstellungsgespräch
projektmanagement|projektleitung
datenschutz|dsgvo
übersetzung|übersetzen|dolmetschen
fremdsprache|englisch|französisch|spanisch|türkisch|russisch
haccp|hygienevorschrift|lebensmittelhygiene
menüplanung|speisekarte|speiseplan
bankett|catering
barkeeper|cocktail
konditorei|backen|bäckerei|gebäck
metzgerei|fleischerei
softwareentwicklung|programmierung|programmieren|programm
datenbank|sql
cloud|kubernetes|docker
künstliche|maschinelles
netzwerk|server|netzwerktechnik
systemadministration|administrator
agil|scrum|kanban
schnittstelle|api
testautomatisierung|softwaretest
gartenbau|landschaftsbau|baumschnitt|hecke
tierpflege|tierarzt
gebäudereinigung|glasreinigung|desinfektion|desinfizieren
sicherheitsdienst|wachdienst|objektschutz
excel|tabellenkalkulation|tabelle
textverarbeitung|word
reisekosten|reiseplanung|dienstreise|reise
protokollführung|protokoll
aktenführung|ablage
telefonzentrale|telefon|anruf
`;

/** As `scope-words.ts`, in German. */
export const scopeLinesGerman = `
leit* leiter* leitend* geleitet führte geführt führung* teamleit* schichtleit* gruppenleit* abteilungsleit* filialleit* bauleit* projektleit* stationsleit* küchenchef* chefarzt chefkoch chef* : leit* führ* chef* vorarbeiter verantwort* geleitet geführt zuständig* vertret* leitung schicht*
vorarbeiter* polier : vorarbeiter* polier leit*
~ verantwortungsvoll* verantwortungsbewusst* :
verantwort* gesamtverantwortung alleinverantwort* eigenverantwort* hauptverantwort* : verantwort* zuständig* leit*
schulung* schulte* schulen schult geschult* ausbilder* bildete anleit* anleitung angeleitet einarbeit* eingearbeitet einarbeitung mentor* coach* : schul* anleit* anzuleiten angeleitet einarbeit* eingearbeitet einzuarbeiten zeig* gezeigt erklär* ausbild* mentor* lehr* einweis* eingewiesen einlern* eingelernt einweisung
azubi* auszubildende* lehrling* praktikant* : schüler* azubi* auszubildende* lehrling* praktikant*
einstell* einstellung rekrutier* : einstell* eingestellt bewerb*
gründ* aufgebaut initiier* etablier* einführ* eingeführt einführung : gründ* aufbau* aufgebaut initiier* einführ* eingeführt umstell* umgestellt neu entwick* erstell* angefangen
= steiger* gesteigert steigerung erhöh* erhöht : steiger* gesteigert erhöh* mehr höher % prozent von hoch auf anstieg gestiegen
= senk* gesenkt senkung reduzier* verringer* minimier* einspar* halbier* : senk* gesenkt reduzier* weniger kürzer % prozent von gespart verringer* auf runter gesunken
übertraf übertroffen übertreffen : übertr* über mehr
= optimier* verbesser* verbessert beschleunig* : optimier* verbesser* besser schneller neu änder* geändert
bundesweit* deutschlandweit* landesweit* national* : bundes* deutschland* landes* national*
europaweit* weltweit* global* international* : europa* welt* global* international* ausland*
überregional* regional* standortübergreifend* abteilungsübergreifend* bereichsübergreifend* unternehmensweit* konzernweit* hausweit* : region* standort* abteilung* unternehmen* konzern*
gesamt* sämtlich* ganze* alleinig* komplett* lückenlos* vollständig* : gesamt* sämtlich* ganz* allein* komplett* vollständig* alle
preisgekrönt* ausgezeichnet* auszeichnung* prämiert* : preis* auszeichn* ausgezeichnet* prämi*
beste bester bestes besten bestem höchst* größt* schnellst* führend* erstklassig* erfolgreichst* meist* : best* höchst* größt* schnellst* führend*
experte* expertin* expertise* spezialist* fundiert* umfassend* umfangreich* langjährig* hervorragend* exzellent* : expert* spezial* fundiert* umfassend* umfangreich* langjährig* jahr*
fehlerfrei* unfallfrei* einwandfrei* makellos* tadellos* reibungslos* lückenlos* : fehlerfrei* unfallfrei* ohne einwandfrei*
strateg* strategie* : strateg*
budget* budgetverantwortung* umsatzverantwortung* personalverantwortung* führungsverantwortung* : budget* umsatz* personal*
stellvertret* stellvertretend* : stellvertret* vertret*
geschäftsführ* vorstand* direktor* : geschäftsführ* vorstand* direktor*
maßgeblich* federführend* entscheidend* wesentlich* : maßgeblich* federführend* entscheidend* wesentlich*
verhandel* verhandlung* ausgehandelt : verhandel* verhandl* ausgehandelt
befördert beförderung : beförder*
`;

export const scopePhrasesGerman = `
team von
teams von
verantwortlich für alle
verantwortlich für das gesamte
verantwortlich für die gesamte
verantwortlich für den gesamten
zuständig für alle
alle abteilungen
aller abteilungen
alle filialen
alle standorte
alle mitarbeiter
aller mitarbeiter
allen standorten
mehrere standorte
mehreren standorten
mehrere filialen
neue mitarbeiter : neu neue neuen neuer neues
neuer mitarbeiter : neu neue neuen neuer neues
neue kollegen : neu neue neuen neuer neues
neuer kollegen : neu neue neuen neuer neues
neue fahrer : neu neue neuen neuer neues
neuer fahrer : neu neue neuen neuer neues
mitarbeiter des
fahrer des
ohne unfall : ohne kein* null nie unfallfrei* fehlerfrei*
ohne unfälle : ohne kein* null nie unfallfrei* fehlerfrei*
ohne fehler : ohne kein* null nie unfallfrei* fehlerfrei*
von grund auf
in eigenregie
erste ansprechpartner
als erste
als erster
als einzige
als einziger
`;
