/** As `general-words.ts`, in German. Evidence may stand anywhere in a word: `bestell` is in "Nachbestellung". */
export const generalWordsGerman = `
dokument* doku : doku* protokoll* bericht* notiz* geschrieben schreib* akte* formular* eingetragen erfasst liste* vivendi
kommunikation kommuniz* korrespondenz schriftverkehr : telefon* gespräch* mail brief* schreib* geschrieben kunden absprache
prüf* kontroll* überprüf* inspektion* begutacht* : prüf* kontroll* check* gemessen mess* geguckt geschaut test* tüv
qualität* : prüf* kontroll* mess* test* qualität*
wartung* instandhalt* instandsetz* reparatur* : repar* wart* gewartet inspektion* service ölwechsel bremsen tausch* austausch* instand* flick*
montage montier* einbau* install* : einbau* eingebaut montier* aufgebaut angeschlossen verleg* gesetzt anschl* montage* install* gestellt
demontage abbau : abbau* abgebaut ausgebaut rückbau*
herstell* fertig* produktion* produzier* : gebaut bau* gemacht hergestellt gefertigt produ* linie maschine* schicht geschweißt gefräst gedreht gebacken
bedien* maschin* anlage* anlagen : maschine* cnc presse* anlage* bedien* homag dreh* fräs* linie roboter
lager* : lager* stapler regal* ware* kommission* palette* einlager*
waren* ware güter : ware* paket* palette* lager* lieferung* regal*
kommissionier* : gepickt pick* zusammengestellt kommission* scanner mde aufträge
bestand* bestände inventur* : inventur* gezählt zählen bestand* lager* nachbestell*
versand* verpack* : verpack* gepackt pakete paket* versand* verschick* dhl
annahme entgegennahme wareneingang* : angenommen annahme entgegen* wareneingang* lieferung* ankommen*
transport* beförder* auslieferung* zustell* liefer* : gefahren fahren fahr* lkw tour* liefer* ausgeliefert paket* transporter* bus zustell*
fahrgast* fahrgäste fahrgästen personenbeförderung personentransport : bus linie* fahrgäst* taxi* fahrt*
fahrzeug* fuhrpark : lkw pkw bus auto* transporter* wagen fahrzeug* reifen
beschaff* einkauf* bestell* : bestell* eingekauft einkauf* nachbestell* lieferant* material
kunden* kundschaft kund* : kund* gäst* mandant* laden theke verkauf*
kundenservice kundenbetreuung kundenberatung : kund* gäst* beraten beratung telefon* anfragen reklamation*
anfragen anliegen : anruf* telefon* fragen mail* kund* anfrage*
telefon* : telefon* anruf* hotline
termin* kalender* : termin* kalender* outlook buch* planung
verwalt* büro* administrat* organisat* : büro* ablage* termin* akten post telefon* rechnung* organis*
buchhalt* buchung* rechnungswesen : rechnung* datev gebucht buch* konten beleg* kasse bank
rechnung* faktur* : rechnung* beleg* buch* faktur* lieferschein*
lohn* gehalt* gehälter entgelt* : lohn* gehalt* gehälter abrechnung* stunden*
zahlung* : zahl* rechnung* mahnung* überweis* kasse bezahl*
kasse* kassier* bargeld* : kass* bar geld abrechnung*
verkauf* vertrieb* umsatz* : verkauf* kunden laden theke kasse filiale umsatz*
präsentation* warenpräsentation deko* gestalt* : deko* schaufenster regal* aufgebaut auslage* plakat*
reinig* hygiene* sauber* desinfektion* : geputzt putz* sauber* reinig* gewischt desinf* haccp wäsche
pfleg* grundpfleg* versorg* betreu* : pflege* bewohner* patient* gewaschen wasch* station grundpflege betreu* versorg* klient* kinder
medikament* medikation* arznei* : medi* tablette* tropfen spritze* insulin infusion*
wund* : wunde* verband* wund* dekubitus
mobilis* mobilität* transfer : mobil* lagern gelagert rollstuhl lift*
vital* : blutdruck puls vital* rr bz fieber
patient* bewohner* : patient* bewohner* station praxis pflege*
angehörig* : angehörig* familie* eltern töchter
labor* proben probe* analy* immun* immunoassays : labor* elisa pcr probe* zellkultur* pipett* analys* hplc
auswert* statistik* : excel auswert* zahlen bericht* statistik* diagramm*
berichtswesen reporting bericht* : bericht* excel auswert* zahlen report*
unterricht* lehr* : unterricht* klasse* schüler* stunde* lehr* kurs*
beobacht* : bogen bögen portfolio entwicklungs* beobacht* dokument*
schüler* lernend* kinder* : kinder* klasse* schüler* gruppe*
erzieh* pädagog* förder* : kinder* gruppe* kita erzieh* förder* schüler*
elternarbeit elterngespräch* : eltern*
einarbeit* anleit* unterweis* schul* : eingearbeitet neue* azubi* gezeigt erklärt anleit* schul* praxisanleit* lehrling* praktikant*
auszubild* azubi* lehrling* nachwuchs : azubi* lehrling* auszubild* praktikant* stift
team* zusammenarbeit mitarbeiter* kolleg* : team* kolleg* zusammen zu zweit truppe kolonne mitarbeiter*
unterstütz* mithilfe mitarbeit mitwirk* : geholfen helfen unterstütz* mitgeholfen mitgearbeitet mit dabei zugearbeitet
beratung berat* : berat* erklärt kunden fragen empfohlen
planung planen koordin* organis* : plan* termin* einteil* organis* abgesprochen tour* dienstplan* absprache*
vorbereit* : vorbereit* gerichtet gerüstet mise
nachbereit* : nachbereit* aufgeräumt
bau* baustelle* : bau* rohbau gerüst* beton* mauer* dach* baustelle* putz trockenbau
elektro* elektrisch* verkabel* : kabel* elektr* dosen schalt* leitung* strom* verdraht*
sanitär* heizung* : heizung* bad bäder rohr* wc therme*
holz* möbel* schrank* schränke einbaumöbel innenausbau : schrank* schränke küche* holz* massivholz möbel* tür* tisch*
metall* stahl* : stahl* geschweißt schweiß* metall* edelstahl blech* alu*
oberfläche* lackier* : lack* geölt öl* geschliffen oberfläche* gestrichen beiz*
garten* grün* landschaft* : hecke* rasen* gemäht beet* baum* bäume pflanz* garten* gärten
küche* speise* kochen zubereit* : gekocht koch* küche* speise* menü* essen grill* sauce* gericht*
gast* gäste* service* : gast* gäste* bedient tisch* service restaurant* hotel* theke
it edv computer* software* system* digital* elektronisch* : pc windows sap excel datev computer* software server* ticket* notebook* edv programm* app vivendi
notebook* laptop* rechner : laptop* notebook* pc rechner computer
netzwerk* infrastruktur : netzwerk* switch* server* dosen lan
support anwenderbetreuung anwender* nutzer* : support* anwender* user nutzer* ticket* hotline
fehler* störung* problem* : fehler* störung* defekt* repar* problem* ausfall*
sicherheit* arbeitsschutz : sicher* unfall* psa schutz* brandschutz gefahr*
projekt* : projekt* baustelle*
mandant* : mandant* kunden
`;
