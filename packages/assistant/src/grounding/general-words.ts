/**
 * General words for what people put plainly. Each line is `claims : evidence`: a claim is implied by any word of the evidence,
 * never the other way around. "Irrigation" is what somebody did who put in drip lines; who did irrigation may have had none.
 * `*` ends a beginning of words.
 */
export const generalWords = `
verif* validat* confirm* : check* match* compar* confirm* verif* review* proof* test* count* against
reconcil* : balanc* match* compar* bank* till* drawer* cash* ledger* account* close closed
inspect* examin* : check* walk* look* test* pre-trip audit* walkaround
check* test* : inspect* verif* control* prov*
correspondence correspond* : letter* email* e-mail* mail* repl* answer* wrote
document* paperwork recordkeeping record-keeping record* : note* log* logg* chart* record* wrote writ* form* report* file* filed paperwork doc docs typ* enter* scan* data notebook sheet* book* list*
communicat* liais* liaison contact : talk* told tell* call* email* phone* spoke report* answer* explain* meet* chat* letter* contact* question* convers*
collaborat* partner* cooperat* : with w/ together team* help* jointly co
escalat* refer* referral* : pass* sent send flag* told report* forward* second refer*
troubleshoot* diagnos* fault* : fix* fault* problem* issue* repair* bug* error* sort* found find* solv* jam* leak* reset*
resolv* resolution* remedi* : fix* sort* solv* settl* answer* handl* repair* clos* calm* problem*
issue* problem* : fault* bug* complaint* jam* leak* error* fix* question* outage* defect*
orient* onboard* induct* : new start* train* show* induct* onboard*
maint* upkeep servic* : fix* repair* servic* oil* clean* check* greas* replac* maint* upkeep kept keep
sanit* hygien* disinfect* cleanliness clean* : clean* wash* wip* scrub* mop* tidy* disinfect* sanit* swept sweep*
supplier* vendor* : order* bought buy* purchas* wholesal*
procur* purchas* : order* buy* bought suppl* purchas* po pos
inventor* stock* : stock* count* order* suppl* shelf shelv* part parts warehouse* material* restock* inventor*
replenish* restock* : stock* fill* shelf shelves order*
merchandis* visual : display* shelf shelv* window* layout* rack* planogram* mannequin* merchandis*
fulfill* fulfil* : pick* pack* order* ship*
logistic* : deliver* ship* truck* load* warehouse* route* transport* driv* drove freight
dispatch* : sent send* route* driver* radio truck* ship*
distribut* : deliver* hand* sent ship* gave
transport* haul* : driv* drove deliver* haul* carr* van truck* bus took move* tow*
freight cargo load* goods merchandise : truck* load* haul* pallet* trailer* container* deliver* ship* goods parcel* box* stock*
package* parcel* shipment* consignment* : parcel* package* box* drop* deliver* ship* mail post pallet*
passenger* rider* commuter* : bus rider* kids student* coach taxi* passenger* cab train
vehicle* fleet automotive : truck* van vans car cars bus buses lorr* tractor* vehicle* hgv trailer* brake*
route* round* delivery deliver* deliveries : deliver* driv* drove drop* stop* round* trip* route* parcel*
portfolio caseload : account* client* case* famil* customer* propert* listing*
account* : customer* client* bank* ledger* invoic* account*
clientele consumer* customer* client* : customer* client* guest* shopper* buyer* caller* patron* diner* tenant* member* shop store till
bookkeep* accounting accountan* : books ledger* invoic* receipt* account* quickbooks sage xero datev payroll vat bank*
financ* fiscal monetary : money account* budget* invoic* book* cash* bank* tax* payroll cost* quickbooks loan* deposit*
expens* expenditure* cost* : cost* receipt* spend* price* budget* expens* $ £ €
revenue* sales selling sale : sales sold sell* sale revenue turnover till
transaction* : cash* card* till* register* payment* sale* deposit* withdraw* transaction*
payment* payable* receivable* invoic* billing : cash* card* till* register* paid pay* invoic* bill* vendor* supplier* remit*
telephone phone : phone* call* rang hotline
inbound incoming : call* answer* phone* deliver* receiv* mail goods email*
outbound outgoing : call* phone* ship* sent send* mail deliver*
inquir* enquir* quer* question* request* : question* call* email* ask* answer* inquir* enquir* quer* help* request* ticket*
appointment* booking* reservation* schedul* calendar* : appointment* book* schedul* calendar* reserv* rota* roster* diary diaries slot*
itinerar* travel : travel* trip* flight* hotel*
rota* roster* : rota* roster* shift* schedul*
digital online electronic* virtual remote* web-based internet computer* : website* web online computer* app apps software email* zoom video* internet digital excel server* laptop* pc site sites portal* screen* epic epr ehr crm
automat* : script* bot bots macro* auto* cron robot* program* ci python
technical technolog* : engineer* computer* tech* machine* software it server* code* wir* network* lab
software application* platform* system* tool tools : program* app apps tool* software system* server* sql excel code* database* crm erp
infrastructure : server* network* cloud* aws azure kubernetes road* cable*
deploy* releas* rollout : ship* releas* roll* install* push* prod production kubernetes docker ci launch* switch* mov*
migrat* transition* : mov* switch* migrat* chang* upgrad* convert* transfer*
accessib* : a11y wcag screen alt keyboard wheelchair* ramp*
responsive mobile : mobile css phone* android ios
frontend front-end interface* : react vue angular css html javascript typescript ui figma page* screen*
backend back-end server-side : api apis python java node server* database* django flask sql rails go php
database* data : sql postgres* mysql oracle mongo* data access db table* excel spreadsheet* number* record* figure*
analytic* analys* analyz* : data report* dashboard* sql excel number* metric* analy* figure* test* result* look*
visuali* dashboard* graph* : chart* graph* dashboard* tableau power looker plot* diagram*
insight* finding* result* : report* result* analy* number* figure* data score*
metric* kpi kpis performance indicator* : number* rate* score* report* kpi* target* figure* %
survey* questionnaire* poll* : survey* questionnaire* interview* feedback form*
report* summar* statistic* : report* dashboard* summar* statistic* number* figure* list* excel
spreadsheet* : excel spreadsheet* sheet* csv
presentation* slide* : powerpoint present* slide* deck* talk*
clinical medical health* healthcare patient* bedside : nurse* nursing patient* pt pts hospital* ward clinic* doctor* care med meds resident* gp
pediatric* paediatric* child* : child* kid* baby babies infant* peds newborn* school* toddler* pupil* "ages"
adult* : adult* ages people resident* patient*
geriatric* elderly older senior seniors aging ageing : resident* dementia senior* aged elderly old nursing
neonat* newborn* infant* : baby babies nicu infant* newborn*
postoperative post-operative surgical perioperative postsurgical : post-op op surgery surger* surg* theatre theater operat*
respiratory pulmon* breath* : oxygen lung* copd breath* ventilat* niv cpap inhal* asthma*
cardiac cardio* : heart ecg ekg cath* telemetry cardi*
psychiatr* psycholog* behavior* behaviour* mental : mental anxiety depress* psych* crisis autism behav* de-escal*
phlebotom* venipunctur* : blood draw* bloods phleb*
laborator* specimen* sample* diagnostic* : sample* specimen* blood lab labs assay* pipet* swab* plate* culture* fecal* stool* urine test*
microbiolog* bacteri* : coli bacteri* plate* cultur* swab* micro* legionella
molecul* genetic* genom* : dna rna pcr qpcr sequenc* gene genes cloning
immun* serolog* : elisa antibod* vaccin* immun*
assay* : elisa pcr qpcr assay* test*
chromatograph* : hplc gc lc column* chromat*
steril* asept* : autoclav* clean antt gown* steril* asept*
medicat* pharmac* medicine* drug* prescript* : meds med pills pill tablet* prescript* dose* insulin drug* medic* pharm* medicine*
inject* vaccin* immuniz* : shots shot jab* vaccin* insulin inject* s.c flu
vital* observation* : bp pulse temp obs vitals vital* observ* watch*
wound* dressing* : dressing* wound* pressure bandag*
mobil* transfer* ambulat* reposition* lifting : walk* lift* hoist* hoyer wheelchair* gait transfer* turn*
nutrition* dietar* feed* meal* : meal* food eat* fed feed* diet* lunch* snack* cook* dinner* dish*
groom* bathing personal dressing toileting hygien* : bath* wash* dress* toilet* shower* groom* shav*
companion* emotional : sat sit talk* company chat* visit* listen*
rehab* physiotherap* therap* : exercise* physio* therap* rehab* mobili*
periodont* oral dental : perio teeth tooth dental scaling gum gums fillings
radiograph* imag* radiolog* : xray* x-ray* x-rays bitewing* scan* mri ct ultrasound radiog*
triag* priorit* : urgent sort* priorit* triag* order* first emergenc*
admission* admit* intake : intake admi* arriv* check-in new register*
nurs* care caring caregiv* : nurse* nursing care* look* ward patient* resident* carer*
pedagog* instruct* instruction* classroom* lesson* teach* educat* : teach* taught lesson* class* tutor* instruct* school* pupil* student*
student* pupil* learner* youth youngster* : kid* child* class* grade* pupil* taught student* teen* learner* graders camper*
literac* reading : reading read* writing phonics spelling book* literac*
numerac* mathemat* math : math maths algebra number* arithmetic geometry calculus
undergraduat* : bsc college universit* freshm* semester* ba bs student* 101
preschool* early-childhood kindergarten* : toddler* preschool* nursery kindergart* daycare
assess* grading evaluat* : test* exam* grade* mark* quiz* essay* assess* check* review* score*
extracurricular after-school afterschool : club* after-school team choir
special-needs inclusi* : autism sen send iep disab* asd dyslex* needs
residential domestic housing : house* home* apartment* flat flats homeowner* residen* tenant* kitchen* bathroom*
commercial business* corporate : office* shop* store* school* restaurant* business* compan* firm* client*
electric* wiring : wir* cable* outlet* panel* circuit* fuse* socket* electr* conduit
plumb* piping : pipe* drain* toilet* tap taps faucet* boiler* leak* plumb* sink*
irrigat* : drip sprinkler* water* hose*
landscap* horticultur* garden* grounds : garden* mow* plant* lawn* hedge* tree* prun* yard* shrub* landscap* grass
cultivat* grow* : grow* grew plant* crop* sow* seed* greenhouse*
harvest* : pick* crop* harvest*
agricultur* farm* crop* : cow* cattle* crop* tractor* field* milk* pig* sheep farm* wheat corn hay
livestock animal* herd* : cow* cattle pig* sheep herd* chicken* horse* calves dog dogs cat cats goat* animal*
carpent* joiner* woodwork* timber wood* : wood* cabinet* door* fram* timber joist* stair* carpent* joiner*
furnitur* furnishing* : desk* chair* cabinet* table* sofa* shelf shelves furnitur* wardrobe*
mason* brickwork : brick* block* stone* wall* mason* mortar
excavat* groundwork* earthwork* : dig digging dug trench* digger* excavat*
construct* building* : build* built house* site sites fram* concrete roof* brick* scaffold* wall*
assembl* : put built build* fit* weld* install* fram* assembl* together
fabricat* manufactur* : weld* cut cutting bend* built metal steel made machine* press* line parts fabricat*
metal* steelwork : steel weld* metal* alumin* alu iron stainless
machin* mill* : cnc mill* lathe* turn* machin* haas
weld* : mig tig weld* arc
heating cooling climate hvac refrigerat* : furnace* ac boiler* heat* cool* hvac fridge* refriger* compressor*
prevent* routine scheduled : servic* oil* inspect* greas* maint* weekly monthly daily
equipment machinery device* instrument* : machine* tool* tractor* forklift* pump* instrument* printer* pipett* centrifug* equipment drill* mower* lathe* truck* gear
material* supplies component* part parts : part parts material* suppl* stock order* steel wood cable* bolt* lumber
facilit* premises property properties site* : building* site sites office* hotel school* warehouse* house* propert* apartment* room* flat flats
culinar* cook* kitchen* cuisine : cook* chef* kitchen* food grill* saut* sauce* dish*
cafe cafes café* : coffee* barista* espresso*
beverage* drink* : drink* coffee* bar wine* beer* cocktail* tea
dining restaurant* table* service : table* guest* restaurant* cover* server* wait* diner* waitress
cater* banquet* event* function* ceremon* : wedding* part* event* banquet* function* conferenc* dinner* fair* fairs festiv*
housekeep* : clean* room* bed* laundry linen*
guest* visitor* hospitality : guest* hotel* customer* diner* check* visitor* restaurant* cafe
reception* front-desk desk greet* welcom* : desk reception* greet* welcom* visitor* phone* check-in counter
cleric* administrat* office admin : office* filing filed typ* phone* mail* paperwork* data admin* form* email* letter* minutes
management supervisor manager : boss manager supervisor lead owner director head foreman
personnel workforce staff employee* : staff* employee* team* colleague* worker* people crew*
recruit* talent hiring : hire* hiring interview* candidate* applicant* recruit*
payroll wage* salar* : pay payroll wage* salar* timesheet* timecard*
complian* regulat* statutory standards : rule* regul* gdpr hipaa law legal audit* polic* code* haccp osha standard* epa
confidential* privacy : gdpr hipaa confidential* privacy private
safety safe safely : safe* accident* osha ppe risk* incident* hazard* harness* haccp
risk* hazard* : risk* safe* accident* hazard* danger*
prospect* lead-generation lead leads : cold lead* prospect* call* new
promot* market* campaign* advert* : promo* ad ads market* campaign* newsletter* flyer* poster* post posts social instagram facebook sold
social-media social : instagram facebook tiktok linkedin twitter youtube social
content copy copywrit* : post posts article* blog* video* photo* copy wrote writ* newsletter* text* page*
publication* paper papers article* : paper* article* journal* publi* thes*
email-marketing newsletter* : newsletter* mailchimp email*
bilingual multilingual language* fluen* speak* speaker* : spanish french german english polish arabic turkish italian portuguese languages russian mandarin chinese native mother
translat* interpret* : translat* interpret* spanish french german bilingual
engineer* : engineer* technic* mechanic* design* build* code*
design* : design* drew draw* sketch* mockup* wirefram* figma layout* cad moodboard*
photograph* image* picture* : photo* camera picture* lightroom image* shot shots
research* literature : research* stud* literature search* survey* read* experiment* paper
experiment* trial* : experiment* trial* test* assay* study studies
quality : check* test* inspect* qa qc quality defect* rework
defect* nonconform* flaw* : defect* fault* reject* scrap* rework* broken damage*
packag* pack* : pack* box* wrap* parcel* tray* label*
label* : label* tag* mark* dat*
loading unloading load* : load* unload* truck* pallet* ship*
storage warehous* : warehous* stor* shelf shelv* pallet* rack* stock*
security protect* guard* surveill* : guard* patrol* cctv door* alarm* badge* secur* watch*
emergenc* urgent : emergenc* urgent ambulance a&e er on-call call-out* 911 fire
legal litigation : law* legal court* contract* case* solicitor* attorney*
claim* : claim* insurance benefit* case*
benefit* welfare : benefit* claim* housing welfare pension*
famil* parent* guardian* relative* : famil* parent* mum mums mother* relative* kids children next
communit* neighborhood* public : communit* neighbor* local resident* volunteer* public town
seasonal : summer winter spring christmas xmas harvest season* easter holiday*
weekend* : saturday* sunday* sat sun weekend*
evening* night* overnight : night* evening* late
festive holiday* : christmas xmas easter holiday*
physical manual : lift* load* carr* dig* hand
precision accura* exact* careful* : exact* careful* micrometer* caliper* tolerance* check* gauge
environment* sustainab* : recycl* waste peat compost environment* green energy
waste recycl* dispos* : waste trash rubbish recycl* dump* skip garbage bin bins
textile* garment* apparel cloth* : cloth* dress* shirt* sew* fabric* textile* garment* suit suits
tailor* alter* sew* : sew* hem* alter* stitch* tailor*
retail store* shop* : shop* store* till* register* customer* shelf shelves retail cashier
bank* : teller bank* deposit* withdraw* loan*
insur* : insur* claim* polic* premium*
tax* : tax vat irs return* datev
property real-estate leas* rental* : rent* leas* apartment* tenant* flat flats propert* house*
handover shift* : handover* shift* nights
approximat* roughly : about ca approx* ~ around circa
`;
