/** Farming, personal services, arts, public service and science. The form is that of `skill-words-en.ts`. */
export const furtherSkills = `
agronomy|crop rotation|harvesting|harvest|farming
livestock|cattle|dairy|animal husbandry
veterinary|animal care|vet
forestry|chainsaw|tree felling|arborist|pruning
fishing|aquaculture
sewing|tailoring|alteration|embroidery|upholstery|stitching
hairdressing|hairstyling|hair coloring|haircut|barber|barbering
manicure|pedicure|nail care|esthetician|cosmetology|facial|waxing|makeup
massage|reflexology|acupuncture
yoga|pilates|personal training
lifeguarding|lifeguard|swim instruction
choreography|dance
music|piano|guitar|orchestra|choir|band
theater|drama|stage lighting|audio engineering|sound engineering
social work|case management|case worker|caseload
community outreach|outreach
foster care|adoption|child protection
substance abuse|addiction
military|army|navy|veteran
law enforcement|police|investigation|investigate|forensic|forensics
paramedic|ambulance|ems|emergency medical|emt|emt-b
firefighter|fire service
aviation|aircraft|airline pilot|commercial pilot|private pilot|flight attendant
maritime|vessel|ship crew
railway|train conductor|locomotive
chemical handling|chemical|reagent
environmental|sustainability|environmental protection|emission
biotech|biotechnology|genetics|dna
chromatography|spectroscopy|hplc|pcr
thermodynamics|fluid dynamics|structural analysis
biomedical|prosthetic
nuclear|radiation
economics|econometrics
philosophy|sociology|anthropology
Six sigma|process improvement|process optimization
outsourcing|offshoring
merger|acquisition|due diligence
intellectual property|patent|trademark
trade show|exhibition|convention
customs|import|export|tariff|customs clearance
telehealth|telemedicine
simulation|simulator|virtual reality
drone|uav
sensor|iot|embedded|firmware|microcontroller
3d printing|additive manufacturing|laser cutting
paint mixing|color matching
glazing|glass installation
pool maintenance|water treatment
mystery shopping
gift wrapping
bilingual
irrigation|sprinkler
pruning|prune|trim|hedge|bush|shrub
landscaping|landscape|gardening|horticulture|lawn|mow|mower|flower|plant|garden|weed
snow removal|plow|snow|salt
`;
