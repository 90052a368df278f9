/** Health, care and teaching. The form is that of `skill-words-en.ts`. */
export const healthAndTeachingSkills = `
injection|shot|vaccine|vaccination|immunization|vaccinate|inject|flu shot
phlebotomy|phlebotomist|draw|blood draw|draw blood|venipuncture|drew blood|blood sample
iv|intravenous|infusion|iv therapy|drip
catheter|catheterization|foley
wound care|wound|dressing|bandage|dressing change
vital sign|vitals|blood pressure|pulse|temperature
triage|prioritize patient
medication|meds|medicine|pill|drug|prescription|pharmaceutical|dose|dosage
ventilator|intubation|respirator|tracheostomy|airway
telemetry|ekg|ecg|electrocardiogram|cardiac monitor|cardiology|cardiac
dialysis|hemodialysis
chemotherapy|oncology|cancer
surgery|surgical|operating room|perioperative|scrub nurse
emergency room|emergency department|er|trauma
intensive care|icu|critical care
pediatric|pediatrics|kid|child|infant|newborn|neonatal|nicu|all ages|every age|any age
obstetric|labor and delivery|maternity|midwife|midwifery|birth
geriatric|elderly|senior resident|older adult|aging|memory care|dementia|alzheimer
hospice|palliative|end of life
psychiatric|psychiatry|mental health|behavioral health|psychology|psychological
counseling|counselor|therapy|therapist|psychotherapy
physical therapy|physiotherapy|rehabilitation|rehab|mobility exercise
occupational therapy
speech therapy|speech pathology
radiology|x-ray|xray|imaging|mri|ct scan|ultrasound|sonography|mammography
laboratory|lab|specimen|pathology|microscope|microbiology|microbiological
microbiology|microbiological|microbiologist|bacteria|bacterial|bacteriology|coliform|coliforms|e. coli|legionella|salmonella|culture plate|plate count
pharmacology|pharmacy|pharmacist
sterilization|sterilize|autoclave|aseptic|disinfect|disinfection
infection control|infection prevention|isolation precaution
discharge planning|discharge
care plan|care planning|treatment plan
charting|chart|medical record|electronic health record|electronic medical record|ehr|emr|documentation|Epic|Cerner|Meditech|Eclinicalworks|Pointclickcare|Athenahealth|Nextgen|Allscripts|Vivendi|Matrixcare|Webpt|paper chart|chart
medical billing|medical coding|claim|insurance billing
diagnosis|diagnostic|diagnose
cpr|first aid|resuscitation|bls|acls|defibrillator|aed
nutrition|nutritional|dietary|diet|dietician|meal plan
bathing|bathe|toileting|grooming|hygiene|activities of daily living|adl|adls
dental|dentist|orthodontic|teeth cleaning|prophylaxis
anesthesia|sedation
epidemiology|public health
research|study|clinical trial
curriculum|syllabus|course content|lesson content|teaching material
lesson plan|lesson planning|lesson
classroom management|behavior management
special education|special need|iep|ieps|individualized education|inclusion|disability|autism
differentiated instruction|differentiation|scaffold|scaffolding|pedagogy|pedagogical
standardized test|standardized testing|state exam|benchmark
grading|grade|rubric|assessment
phonic|phonics|literacy|reading instruction|spelling
algebra|math|mathematics|calculus|geometry|arithmetic
physics
chemistry
biology
esl|ell|english learner|english as a second language|bilingual
stem|steam
robotics|robot
montessori
early childhood|preschool|kindergarten|toddler|daycare|child care|childcare
extracurricular|after-school|club
parent-teacher conference|parent meeting|parent conference
e-learning|online learning|distance learning|virtual classroom|remote teaching
athletic|athletics|sport|gym|fitness|coach
`;
