/**
 * Claims of seniority, reach, result and rank. Each line is `claims : evidence`. A claim is red unless the same entry has a
 * word of its line, on either side. `*` ends a beginning of words. `=` starts a line
 * of results, `~` one of words that are amber at most, `@` one of verbs that claim a rank only over people or a unit.
 */
export const scopeLines = `
led lead leading headed heading helmed spearhead* captain* : respons* sergeant captain manag* supervis* oversaw oversee* direct* head* charge boss foreman chief run ran leader leit* under reported main organiz* coordinat* point over
@ supervis* oversaw oversee* overseeing overseen superintend* : respons* sergeant watch* monitor* look* guard* led lead leads leader manag* direct* head charge boss foreman chief run ran under over reported assign* respons* shift accountab* duty instruct*
@ managed managing manages manage : led lead leads leader supervis* oversaw oversee* direct* head charge boss run ran handl* coordinat* organiz* responsib* administ* maintain* kept keep own* plan* schedul* look* care did do doing order* track* dealt deal set book* answer* over
@ ran run running runs : led lead leads leader manag* supervis* oversaw head charge boss run ran under reported
@ directed directing director : led lead leads leader manag* supervis* oversaw head charge boss run ran chief organiz* coordinat* respons* under reported
commanded commanding commander : command*
chaired chairing chairman chairwoman chairperson : chair* president head headed led leader
orchestrat* mastermind* engineered architected : coordinat* organiz* plan* design* led manag* arrang*
@ delegat* assigned deleg* : assign* delegat* gave schedul* split distribut* supervis* manag* lead led charge told split
@ trained trains train training : precept* train* coach* mentor* taught teach* instruct* tutor* onboard* show* orient* shadow* explain* learn* explain* walk* broke broken break
@ mentor* coached coaching coaches coach precept* : mentor* look* precept* show* explain* teach* instruct* coach* train* taught teach* tutor* guid* advis* onboard* help* walk* buddy
@ taught teach teaches teaching instructed instructing instructs lectured : taught teach* instruct* tutor* train* explain* show* told tell educat* lesson* class* coach* lectur* help* inform*
@ onboard* : onboard* orient* train* new show* hire* first walk* broke broken
~ staffed :
recruit recruits recruited : recruit* hire* hiring found find sign* enlist* attract* brought bring invit* interview* sourc* referr* applicant* candidate* staff* new drive outreach ask* picked chose select* signing join* talk*
hired hiring fired terminat* : hire* hiring recruit* interview* staff* applicant* candidate* select* fired brought found picked pick*
promoted promotion : promot* since became made moved later
founded founder founding co-founded cofounded cofounder : found* start* establish* open* own* launch* set began begin* idea first made creat* put new
~ establish* institut* launch* pioneer* introduc* initiat* inaugurat* : introduc* launch* establish* institut* found* initiat* start* creat* new implement* set* open* built build* began begin* roll* made brought first develop* design* came idea put first wrote live
~ transform* revolutioni* revamp* overhaul* moderni* redefin* reinvent* : transform* revamp* overhaul* redesign* rebuil* rebuild* rewrot* rewrit* replac* reorgani* moderni* chang* moved switch* new renew* redid redo cleaned updat* upgrad* switch*
~ champion*  : champion* push* led promot*
~ negotiat* : negotiat* settl* bargain* talk* agree* deal* contract* haggl* price* quote* cheaper better
~ end-to-end full-cycle hands-on high-quality well-organized cross-trained :
~ entrusted educated educates educating :
~ authored publish* : author* wrote writ* publish* paper* articl* book* draft*
= increas* boost* grew grow growing growth rais* expanded expanding maximiz* doubl* tripl* quadrupl* soar* surge surged surging : increas* boost* grew grow* rais* more higher up rose rise* doubl* tripl* better improv* from add* expan* % percent extra bigger larger went climb* brought add* to
= reduc* decreas* lowered lowering minimiz* slash* shrank shrink* curb* halv* : reduc* decreas* lower* cut* less fewer shorter down fell fall* drop* from saved sav* % percent smaller half faster quicker minimiz* stopp* went drop* brought quick* less to took takes
= exceed* outperform* surpass* beat : exceed* outperform* surpass* beat above over more best top
= saved saving savings : sav* cut* reduc* less lower* cheaper fewer from
= eliminat* eradicat* : eliminat* remov* stopp* no none zero end* got 0 never cleared gone
= improv* accelerat* : improv* better faster quicker accelerat* increas* reduc* from rose raise* fewer more shorter less clearer easier fix* upgrad* enhanc* redesign* rewr* renew* new chang* simplif* went up drop* fell cleaned redid made organiz* brought to
= achiev* attain* record-breaking record-setting record-high : achiev* attain* reach* met meet* hit got pass* earn* won complet* rating rate score* averag* made brought stayed kept up to
= generat* : generat* brought bring* produc* made creat* sold earn* report* writ* wrote up took in rais* upsold upsell* sell* sale sales ran run pull* print*
nationwide national nationally countrywide : nation* countr* states us usa u.s coast lower
international internationally worldwide global globally multinational overseas : internation* world* global* countr* abroad europe* foreign* multination* overseas canada mexico germany france spain italy china japan korea india uk brazil kuwait iraq afghanistan qatar
statewide state-wide : state*
regional region-wide regionwide multi-state : region* district* state*
citywide county-wide countywide : city county town
companywide enterprise organizationwide corporatewide corporate : compan* enterprise* organiz* corporat* firm* all whole entire
cross-functional interdepartmental cross-departmental crossfunctional : department* team* cross* engineer* sales marketing
multi-million multimillion million-dollar billion-dollar seven-figure six-figure : million* billion*
high-volume high-profile large-scale mission-critical big-ticket high-stakes enterprise-grade : volume busy busiest
world-class state-of-the-art cutting-edge industry-leading best-in-class top-tier top-rated top-performing highest-rated best-selling bestselling award-winning first-class five-star : award* won five-star
award awards awarded championship championships prize prizes medal accolade* honored honoured honor honors honorary recognized recognition commended commendation nominated nominee nomination decorated employee-of-the-month : award* prize* medal* honor* recogni* commend* nominat* won employee-of-the-month star named best star month year chosen picked plaque bonus certificate thank place dean's
won winner winning wins : won win* award* prize* place prize 1st 2nd 3rd first second third
best top highest greatest finest fastest largest biggest strongest leading foremost premier number-one unrivaled unmatched unparalleled unsurpassed elite ranked ranking : best top highest greatest fastest largest biggest rank* first #1 leading 1st most out
expert experts expertly mastery mastered guru virtuoso seasoned renowned acclaimed esteemed distinguished celebrated thought-leader ninja rockstar : expert* master* specialist* go-to veteran* seasoned
veteran veterans : army navy military marine marines force guard soldier veteran* sergeant corpsman airman
~ expertise go-to :
~ extensive extensively in-depth vast decades proven : extensive* year* decade*
entire entirely whole all-encompassing : entire* whole full* complete* end-to-end all every sole* alone
sole solely single-handedly singlehandedly single-handed exclusively : sole* single* exclusive* alone only myself me
independently independent unsupervised autonomously autonomous : entire* whole sole* single* exclusive* end-to-end alone only by-myself myself all every independent* own
accountable accountability ownership owned owner : account* own* respons* charge signed hand
~ flawless flawlessly perfect perfectly impeccable impeccably error-free accident-free incident-free injury-free defect-free spotless unblemished zero-defect : flawless* perfect* impeccab* no without zero never clean spotless none error-free accident-free incident-free 0 not didn't any
~ guarantee* : guarantee* never always every without no
strategic strategically strategy strategies strategize* visionary : strateg* plan*
executive executives c-level c-suite board-level boardroom : executive* ceo cfo president* vp director* board c-level
ceo cfo cto coo vp president vice-president :
senior principal chief deputy acting : senior principal chief deputy acting head filled fill stood stand* cover* substitut* deputi* interim relief
manager managers managerial managing-director : manager* managerial managed managing
supervisor supervisors supervisory : supervisor* supervisory supervis*
foreman forewoman crew-chief superintendent : foreman forewoman superintendent lead leader chief
director directors directorship : director*
coordinator coordinators : coordinat*
leader leaders leadership : leader* leadership led lead leads leading manag* supervis* head* charge foreman
budget budgets budgetary : budget*
vip vips celebrity celebrities high-net-worth fortune : vip* celebrit* fortune
~ crucial pivotal instrumental : critical crucial key vital instrumental pivotal
~ significantly substantially dramatic dramatically drastically greatly vastly immensely tremendous tremendously remarkable remarkably exponentially : major significant* much greatly half
handpicked hand-picked appointed elected : select* chosen chose pick* elect* appoint* trust* asked named
`;
