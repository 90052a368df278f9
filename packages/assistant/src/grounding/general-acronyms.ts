/**
 * Acronyms that stand for a kind of thing. Each line is `claims : evidence` as in `general-words.ts`: who pushed a Jenkins
 * pipeline did CI/CD, and who wrote in Epic kept an EHR. Claims are whole words.
 */
export const generalAcronyms = `
it ict edv : computer* pc pcs laptop* software server* windows linux network* netzwerk* excel sap datev app system* digital* programm* ticket* notebook* vivendi
ci cd : pipeline* jenkins github gitlab circleci deploy* release*
api apis : rest restful graphql endpoint* schnittstelle* soap webhook*
iac : terraform ansible pulumi cloudformation
etl elt : airflow pipeline* dbt
sql rdbms : postgres* mysql mssql oracle sqlite mariadb
os : windows linux macos ubuntu
ml ai ki : enemy npc npcs pytorch tensorflow sklearn scikit* keras classifier*
ux ui : wireframe* figma usability mockup* prototyp*
cms : wordpress typo3 drupal joomla contentful
crm : salesforce hubspot pipedrive zoho
erp : sap netsuite odoo
lms : moodle canvas blackboard classroom ilias schoology
ehr emr : epic cerner meditech athena* eclinicalworks systmone emis chart*
pms : opera cloudbeds fidelio protel mews
pos epos : till* register* kasse* cash*
cad : autocad solidworks revit catia inventor sketchup creo
cam : mastercam
cnc : haas mazak fanuc heidenhain sinumerik
sps plc : tia step7 codesys simatic
dtp : indesign quark*
av : audio* video* projector* beamer* microphone*
cctv : camera* kamera*
uav uas : drone* drohne*
sms : text texts texted texting
pr : press presse* journalist* media
sem ppc : adwords ads
kpi kpis : metric* target* kennzahl* rate rates figure* score*
qa qc qs : quality qualität* check* inspect* prüf* defect* test*
sop sops : procedure* instruction* anweisung* manual*
ppe psa : glove* helmet* harness* mask* goggle* gown* schutz*
hvac : furnace* boiler* heat* cool* ac refriger* ventilat*
hgv lgv lkw : lorry lorries truck* 7.5t trailer* laster*
pcv psv : bus buses coach*
flt : forklift* counterbalance reach stapler*
mewp : cherry scissor boom
adl adls : bath* dress* wash* toilet* feed* meal*
sen send sped : autis* disab* special iep ieps dyslex* förder*
esl efl esol eal daz daf : refugee* geflüchtet* migrant* immigrant* newcomer* integrationskurs* sprachkurs*
aac : pecs makaton picture* symbol*
gdpr dsgvo : datenschutz* privacy
stem mint : science* math* physic* engineer* coding robot* physik* chemie* informatik*
`;

/** Kinds of software, whose name stands beside: "Bullhorn CRM", "CAT tools (Trados)". */
export const kindsOfSoftware: ReadonlySet<string> = new Set(
  'crm erp cms lms pms pos epos ehr emr epr ats tms wms cat cad cam lims mes pim dam dms hris cafm itsm pacs kis pvs bim gis ide'.split(
    ' ',
  ),
);
