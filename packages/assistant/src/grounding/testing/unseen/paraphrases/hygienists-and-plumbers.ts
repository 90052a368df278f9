import { labeledByJob, type LabeledResume } from '../../labeled-lines';

export const hygienistsAndPlumbersParaphrases: readonly LabeledResume[] = [
  ...labeledByJob({
    field: 'dental hygiene',
    language: 'en',
    summary:
      'Registered dental hygienist since 2015, working in private practice with adults, children and anxious patients. Bilingual in English and Spanish.',
    jobs: [
      {
        title: 'Dental Hygienist',
        companyName: 'Saguaro Family Dentistry, Tucson, AZ',
        startDate: '2019-03',
        endDate: '',
        notes: [
          'Treat 8 to 10 patients a day: prophylaxis, scaling and root planing, fluoride varnish and sealants',
          'Take digital bitewing and panoramic X-rays and record findings in Dentrix',
          'Introduced a recall call list that brought 140 overdue patients back in 2022',
          "Administer local anesthesia under the dentist's supervision",
          'Trained four new dental assistants in instrument sterilization',
        ],
        truthful: [
          'Provide cleanings, scaling and root planing, sealants and fluoride treatments for 8–10 patients daily.',
          'Won back 140 overdue patients in 2022 by setting up a recall call list.',
          'Capture digital radiographs, including bitewing and panoramic images, and chart findings in Dentrix.',
          'Taught instrument sterilization to 4 new dental assistants.',
        ],
        invented: [
          ['number', 'Treat 14 patients a day with prophylaxis, scaling and root planing, and sealants.'],
          ['skill', 'Take bitewing and panoramic X-rays and intraoral scans and record findings in Dentrix.'],
          ['date', 'Treating patients at Saguaro Family Dentistry in Tucson since 2016.'],
          ['scope', 'Supervise the hygiene department and take digital X-rays.'],
        ],
      },
      {
        title: 'Dental Hygienist',
        companyName: 'Ocotillo Dental Group, Marana, AZ',
        startDate: '2015-06',
        endDate: '2019-02',
        notes: [
          'Performed periodontal charting and oral cancer screenings',
          'Taught brushing and flossing technique to patients and parents',
          'Kept sterilization logs and ran weekly spore tests',
          'Visited two elementary schools each year for oral health days',
        ],
        truthful: [
          'Completed perio charting and screened patients for oral cancer at Ocotillo Dental Group.',
          'Followed infection control routines by keeping sterilization logs and running spore tests every week.',
        ],
        invented: [
          ['name', 'Performed periodontal charting and oral cancer screenings at Desert Willow Dental in Marana.'],
        ],
      },
      {
        title: 'Dental Assistant',
        companyName: 'Dr. Alan Whitcomb DDS, Tucson, AZ',
        startDate: '2011-08',
        endDate: '2013-05',
        notes: [
          'Prepared treatment rooms and assisted chairside with fillings and extractions',
          'Ordered supplies and answered the phone',
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Licensed in Arizona, with local anesthesia and nitrous oxide certificates.']],
    },
    skills: ['Dentrix', 'digital radiography', 'ultrasonic scaler', 'patient education'],
    further: [
      'A.A.S. in Dental Hygiene, Pima Community College, 2015',
      'Arizona Registered Dental Hygienist license',
      'Local anesthesia certificate (2016)',
      'CPR / Basic Life Support (2023)',
      'English, Spanish',
    ],
    posting:
      'Dental Hygienist – Catalina Hills Dental\nCatalina Hills Dental is a growing practice with two locations in the Tucson area.\nWhat you will do\n- Provide preventive and periodontal care to adults and children\n- Capture radiographs and intraoral scans and keep accurate charts\n- Educate patients on home care\n- Follow infection control protocols\n- Help us win back inactive patients\nWhat we look for\n- Current Arizona RDH license and BLS\n- Local anesthesia certification; nitrous oxide certification a plus\n- Experience with Dentrix or Eaglesoft\n- Someone who can guide newer team members\n- Spanish very welcome\nWe offer four-day weeks, paid vacation and a continuing education allowance.',
  }),
  ...labeledByJob({
    field: 'plumbing',
    language: 'en',
    summary:
      'Journeyman plumber with residential and light commercial experience. Reads drawings, explains the work to customers and leaves the place clean.',
    jobs: [
      {
        title: 'Journeyman Plumber',
        companyName: 'Lakeshore Mechanical, Milwaukee, WI',
        startDate: '2018-05',
        endDate: '',
        notes: [
          'Rough-in and finish plumbing on new homes and small apartment buildings (up to 24 units)',
          'Run PEX, copper and PVC; solder, press and thread pipe',
          'Diagnose and fix leaks, clogged drains and failed water heaters, about 5 service calls a day',
          'Cut callbacks from 9% to 4% by photographing each finished joint and test gauge',
          'Show two apprentices how to work safely and pass inspection',
        ],
        truthful: [
          'Troubleshoot and repair leaks, blocked drains and faulty water heaters on roughly five service calls per day.',
          'More than halved callbacks, from 9% to 4%, by taking photos of every finished joint and test gauge.',
          'Install rough and finish plumbing in new houses and in apartment buildings of up to 24 units.',
          'Work with copper, PEX and PVC piping, including soldered, pressed and threaded joints.',
          'Mentor 2 apprentices on safe work practices and passing inspections.',
        ],
        invented: [
          ['number', 'Handle about 12 service calls a day for leaks, clogged drains and failed water heaters.'],
          ['skill', 'Run PEX, copper, PVC and cast iron on new homes and small apartment buildings.'],
          ['scope', 'Foreman for rough-in and finish plumbing on new homes and small apartment buildings.'],
        ],
      },
      {
        title: 'Plumbing Apprentice',
        companyName: 'Bremer & Sons Plumbing, West Allis, WI',
        startDate: '2013-06',
        endDate: '2018-04',
        notes: [
          'Installed toilets, sinks, tubs and tankless water heaters',
          "Helped replace old galvanized supply lines in a school district's buildings",
          'Snaked and hydro-jetted sewer laterals',
          'Kept the service van stocked',
        ],
        truthful: ['Cleared sewer laterals by snaking and hydro-jetting and kept the van supplied.'],
        invented: [
          ['name', 'Helped replace galvanized supply lines in buildings of the Wauwatosa School District.'],
          ['date', 'Installed toilets, tubs and tankless water heaters at Bremer & Sons Plumbing from 2010 to 2018.'],
        ],
      },
      {
        title: 'Warehouse Associate',
        companyName: 'Ferris Supply, Milwaukee, WI',
        startDate: '2011-09',
        endDate: '2013-05',
        notes: ['Picked, packed and loaded pipe and fittings', 'Drove a forklift'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Journeyman plumber with a Wisconsin license and OSHA 30.']],
    },
    skills: ['Blueprint reading', 'ProPress tools', 'drain camera', 'ServiceTitan'],
    further: [
      'Plumbing apprenticeship, Milwaukee Area Technical College, completed 2018',
      'High school diploma, Riverside University High School, 2011',
      'Wisconsin Journeyman Plumber license',
      'OSHA 10 Construction',
      'Forklift operator card',
      'English',
    ],
    posting:
      'Service Plumber – Badger State Plumbing & Heating\nFull time, Milwaukee County\nWe repair and install plumbing for homeowners and small businesses.\nYour day\n- Troubleshoot and repair leaks, drains, fixtures and water heaters\n- Install copper, PEX, PVC and cast iron piping\n- Clear and inspect sewer lines\n- Mentor apprentices\n- Keep your truck stocked and your job notes complete in ServiceTitan\nRequirements\n- Journeyman license\n- OSHA 30 preferred\n- Backflow tester certification is a plus\n- Clean driving record\nPay from $38 an hour, company van, tool allowance, on-call one week in six.',
  }),
  ...labeledByJob({
    field: 'kindergarten',
    language: 'en',
    summary:
      'Patient, well-organized kindergarten teacher who builds close ties with families and likes to teach outdoors.',
    jobs: [
      {
        title: 'Kindergarten Teacher',
        companyName: 'Oak Hollow Elementary School, Durham, NC',
        startDate: '2017-08',
        endDate: '',
        notes: [
          'Teach a class of 22 children in reading, math, science and social skills',
          'Plan phonics lessons for small groups and track progress with DIBELS',
          'Raised the share of children reading at grade level from 61% to 78% over three years',
          'Write and carry out the classroom parts of IEPs with the special education teacher',
          'Hold two conferences a year with each family and send a weekly newsletter',
          'Started a classroom garden with a $600 PTA grant',
        ],
        truthful: [
          'Increased the proportion of children reading at grade level from 61% to 78% within three years.',
          'Plan small-group phonics instruction and monitor progress using DIBELS.',
          'Collaborate with the special education teacher to write and implement the classroom portions of IEPs.',
          'Communicate with families through a weekly newsletter and twice-yearly conferences.',
          'Created a class garden funded by a $600 grant from the PTA.',
        ],
        invented: [
          ['number', 'Teach a class of 27 children in reading, math, science and social skills.'],
          ['skill', 'Plan phonics lessons for small groups and track progress with DIBELS and i-Ready.'],
          ['scope', 'Chair the kindergarten grade-level team and hold two conferences a year with each family.'],
        ],
      },
      {
        title: 'Preschool Teacher',
        companyName: 'Little Acorns Learning Center, Raleigh, NC',
        startDate: '2014-07',
        endDate: '2017-07',
        notes: [
          'Co-taught a room of 16 three- and four-year-olds',
          'Led daily circle time with songs and read-alouds',
          'Logged observations in Brightwheel and shared photos with parents',
        ],
        truthful: ['Co-taught 16 preschoolers aged three and four, with songs and read-alouds at daily circle time.'],
        invented: [
          ['name', 'Logged classroom observations and shared photos with parents at Maple Lane Preschool in Raleigh.'],
          ['date', 'Co-taught three- and four-year-olds at Little Acorns Learning Center from 2011 to 2017.'],
        ],
      },
      {
        title: 'After-School Aide',
        companyName: 'Eastside Community Center, Durham, NC',
        startDate: '2012-09',
        endDate: '2014-05',
        notes: [
          'Supervised homework and outdoor games for about 30 children',
          'Prepared snacks and kept attendance sheets',
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        [
          'credential',
          'National Board Certified kindergarten teacher with a North Carolina Birth–Kindergarten license.',
        ],
      ],
    },
    skills: ['Seesaw', 'Google Classroom', 'positive behavior support', 'small-group instruction'],
    further: [
      'B.S. in Early Childhood Education, North Carolina Central University, 2014',
      'North Carolina teaching license (Birth–Kindergarten)',
      'First Aid and CPR',
      'English, Tamil (native), basic Spanish',
    ],
    posting:
      'Kindergarten Teacher, 2025–26 school year\nMeadowbrook Charter School, Chapel Hill\nWe are a K–5 charter school with small classes and a school garden.\nYou will\n- Deliver engaging literacy and math instruction\n- Monitor progress with DIBELS and i-Ready and adapt lessons\n- Collaborate with specialists on IEP implementation\n- Communicate with families regularly\n- Use outdoor spaces for learning\nYou have\n- A valid NC license (B–K or K–6)\n- At least three years in an early childhood classroom\n- National Board Certification welcome\n- Willingness to take on a grade-level lead role\nSalary follows the state schedule plus a local supplement.',
  }),
  ...labeledByJob({
    field: 'bus driving',
    language: 'en',
    summary:
      'Calm, punctual bus driver with a clean record and a friendly way with passengers. Happy with early, late and weekend work.',
    jobs: [
      {
        title: 'Bus Driver',
        companyName: 'Northway Buses, Leeds',
        startDate: '2016-02',
        endDate: '',
        notes: [
          'Drive single- and double-deck buses on 6 city routes, early and late shifts',
          'Carry out walk-round vehicle checks before each shift and report defects',
          'Help wheelchair users and passengers with prams to board using the ramp',
          'Take cash and contactless fares and balance the ticket machine at the end of the day',
          'No at-fault collisions since starting',
          'Buddy for new drivers: 11 people since 2020',
        ],
        truthful: [
          'Operate single-deck and double-deck buses across six city routes on early and late shifts.',
          'Complete vehicle inspections before every shift and report faults.',
          'Assist wheelchair users and people with prams to board using the ramp.',
          'Handle cash and contactless payments and reconcile the ticket machine at the end of each day.',
          'Free of at-fault collisions at Northway Buses since February 2016.',
        ],
        invented: [
          ['skill', 'Drive double-deck and electric buses on city routes, early and late shifts.'],
          ['scope', 'Head driver trainer for the depot and buddy to 11 new drivers since 2020.'],
        ],
      },
      {
        title: 'Coach Driver',
        companyName: 'Harrow & Pike Coaches, Bradford',
        startDate: '2011-04',
        endDate: '2016-01',
        notes: [
          'Drove school runs, private hires and day trips to the coast in 53-seat coaches',
          "Kept tachograph records and followed drivers' hours rules",
          'Planned routes and rest stops for trips of up to 250 miles',
          'Cleaned and refuelled the coach',
        ],
        truthful: [
          "Planned routes and breaks for coach trips of up to 250 miles and kept tachograph records in line with drivers' hours rules.",
        ],
        invented: [
          ['number', 'Drove school runs, private hires and day trips in 72-seat coaches.'],
          ['name', 'Drove private hires and day trips to Whitby in 53-seat coaches.'],
        ],
      },
      {
        title: 'Delivery Driver',
        companyName: 'Dale Bakery Supplies, Bradford',
        startDate: '2007-06',
        endDate: '2011-03',
        notes: ['Delivered to about 40 shops a day in a 3.5-tonne van', 'Collected signatures and payments'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['date', 'Completed Emergency First Aid at Work in 2025.'],
        ['credential', 'Hold a PCV licence, Driver CPC and an ADR certificate.'],
      ],
    },
    skills: ['Ticket machines', 'customer service', 'calming difficult situations', 'route planning'],
    further: [
      'GCSEs in English, Maths and Geography, Thornfield School, Bradford, 2005',
      'PCV licence (Category D)',
      'Driver CPC, valid until 2028',
      'Digital tachograph card',
      'Emergency First Aid at Work (2023)',
      'English',
    ],
    posting:
      'Bus Driver – Aire Valley Transit\nLocation: Leeds depot, 40 hours a week\nWe run 120 buses, a third of them electric.\nThe role\n- Operate single- and double-deck buses safely and on time\n- Complete daily vehicle inspections\n- Assist passengers with reduced mobility\n- Handle fares and reconcile takings\n- Support new colleagues as they learn routes\nYou need\n- Category D licence and Driver CPC\n- A good accident record\n- First aid knowledge is useful\nWe offer £16.20 an hour after training, free travel for your family and a pension.',
  }),
  ...labeledByJob({
    field: 'legal secretary',
    language: 'en',
    summary: 'Legal secretary with litigation and family law background. Fast, discreet and careful with deadlines.',
    jobs: [
      {
        title: 'Legal Secretary',
        companyName: 'Farrow Lindqvist LLP, Portland, OR',
        startDate: '2018-09',
        endDate: '',
        notes: [
          'Support two partners and three associates in civil litigation',
          'Draft, format and proofread pleadings, motions and letters from dictation',
          'E-file documents in Oregon state courts (File & Serve) and federal court (CM/ECF)',
          'Keep the deadline calendar; no filing deadline missed in 2021, 2022 or 2023',
          'Prepare exhibit binders and book court reporters for about 25 depositions a year',
          'Enter attorney time and prepare monthly invoices in Clio',
        ],
        truthful: [
          'Provide secretarial support to five attorneys (two partners and three associates) in civil litigation.',
          'Electronically file court documents in Oregon state courts through File & Serve and in federal court through CM/ECF.',
          'Calendar deadlines, with no missed filing dates from 2021 through 2023.',
          'Coordinate approximately 25 depositions annually, arranging court reporters and assembling exhibit binders.',
        ],
        invented: [
          ['skill', 'Enter attorney time and prepare monthly invoices in Clio and elite 3e.'],
          ['scope', "Oversee the firm's other secretaries and keep the deadline calendar."],
        ],
      },
      {
        title: 'Legal Assistant',
        companyName: 'Castellane Family Law, Salem, OR',
        startDate: '2014-05',
        endDate: '2018-08',
        notes: [
          'Answered calls and did first intake with new clients',
          'Prepared divorce petitions and parenting plans for attorney review',
          'Scanned and indexed 3,000 closed paper files in NetDocuments',
          'Ordered service of process and tracked returns',
        ],
        truthful: [
          'Digitized and indexed 3,000 closed files in NetDocuments.',
          'Took calls and handled initial client intake, and prepared parenting plans and divorce petitions for attorney review.',
        ],
        invented: [
          ['number', 'Scanned and indexed 12,000 closed paper files in NetDocuments.'],
          ['name', 'Prepared divorce petitions and parenting plans for attorney review at Whitfield & Crane.'],
        ],
      },
      {
        title: 'Receptionist',
        companyName: 'Cascade Title Company, Salem, OR',
        startDate: '2012-01',
        endDate: '2014-04',
        notes: ['Greeted visitors, sorted mail and scheduled closings for four escrow officers'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['date', 'Oregon notary public since 2012.'],
        ['credential', 'Certified Paralegal who drafts, formats and proofreads pleadings and motions from dictation.'],
      ],
    },
    skills: ['Microsoft Word (styles, tables of authorities)', 'Excel', 'Adobe Acrobat', 'typing 80 wpm'],
    further: [
      'A.A.S. in Legal Office Administration, Chemeketa Community College, 2013',
      'Oregon Notary Public (since 2016)',
      'Accredited Legal Professional (ALP), NALS, 2019',
      'English, some German',
    ],
    posting:
      'Litigation Legal Secretary\nHarcourt Bell & Ames, downtown Portland, hybrid\nOur litigation group needs an experienced secretary for a busy desk.\nResponsibilities\n- Provide secretarial support to several attorneys\n- Prepare and electronically file court documents\n- Calendar deadlines and hearings\n- Coordinate depositions and exhibits\n- Handle timekeeping and billing (Elite 3E)\n- Maintain electronic files in a document management system\nQualifications\n- Five years in a law firm\n- Oregon and federal e-filing knowledge\n- Notary commission preferred\n- Paralegal certificate is a plus\n$68,000–$78,000 depending on experience.',
  }),
  ...labeledByJob({
    field: 'data analysis',
    language: 'en',
    summary: 'Data analyst with logistics and healthcare background who likes clear charts and clean definitions.',
    jobs: [
      {
        title: 'Data Analyst',
        companyName: 'Halyard Logistics, Toronto',
        startDate: '2021-01',
        endDate: '',
        notes: [
          'Build and maintain 15 Tableau dashboards for the operations and finance teams',
          'Write SQL in Snowflake to combine shipment, billing and claims data',
          'Cut the time for the monthly cost report from 3 days to 4 hours by scripting it in Python (pandas)',
          'Ran an A/B test on pickup reminders; late pickups fell by 18%',
          'Hold office hours every Thursday to help colleagues with data questions',
        ],
        truthful: [
          'Develop and maintain 15 dashboards in Tableau for operations and finance.',
          'Automated the monthly cost report with Python and pandas, shortening it from three days to four hours.',
          'Query and join shipment, billing and claims data in Snowflake using SQL.',
          'Tested pickup reminders in an A/B experiment in which late pickups dropped 18 percent.',
        ],
        invented: [
          ['number', 'Ran an A/B test on pickup reminders, after which late pickups fell by 31%.'],
          ['skill', 'Combine shipment, billing and claims data with sql, snowflake and dbt.'],
          ['scope', 'Build and maintain 15 Tableau dashboards that the whole company uses.'],
        ],
      },
      {
        title: 'Junior Analyst',
        companyName: 'Birchmount Health Network, Mississauga',
        startDate: '2018-07',
        endDate: '2020-12',
        notes: [
          'Cleaned and reconciled patient-visit data from 7 clinics',
          'Produced weekly wait-time reports in Excel and Power BI',
          'Documented data definitions in Confluence',
          'Found a double-counting error in referral numbers that had been there since 2016',
        ],
        truthful: [
          'Cleansed and reconciled visit data from seven clinics and reported wait times weekly in Power BI and Excel.',
          'Uncovered a double-counting error in referral figures dating back to 2016 and wrote up data definitions in Confluence.',
        ],
        invented: [['name', 'Cleaned and reconciled patient-visit data from 7 clinics at Lakeview Medical Group.']],
      },
      {
        title: 'Research Assistant',
        companyName: 'York University, Department of Geography',
        startDate: '2017-09',
        endDate: '2018-04',
        notes: ['Coded 900 survey responses and ran regressions in R'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['date', 'Earned the Tableau Desktop Specialist certificate in 2017.'],
        ['credential', 'Hold the Tableau Desktop Specialist and Google Data Analytics certificates.'],
      ],
    },
    skills: ['SQL', 'Python', 'R', 'Tableau', 'Power BI', 'Excel', 'Git'],
    further: [
      'BSc in Statistics, York University, 2018',
      'Tableau Desktop Specialist (2021)',
      'English, Twi, intermediate French',
    ],
    posting:
      "Data Analyst, Supply Chain – Northbeam Retail\nToronto, hybrid (3 days in office)\nYou will turn operational data into decisions for our supply chain leaders.\nWhat you'll do\n- Develop dashboards and reports in Tableau\n- Query and model data with SQL, Snowflake and dbt\n- Automate recurring reporting with Python\n- Design experiments and communicate results\n- Improve data quality and documentation\nWhat you bring\n- Three or more years as an analyst\n- Statistics or related degree\n- Relevant certificates (Tableau, Google Data Analytics)\n- Patience when explaining numbers to colleagues\nInterview process: one call, one take-home task, one on-site.",
  }),
];
