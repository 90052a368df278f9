import { labeledByJob, type LabeledResume } from '../../labeled-lines';

export const nursesAndElectriciansParaphrases: readonly LabeledResume[] = [
  ...labeledByJob({
    field: 'registered nurse',
    language: 'en',
    summary:
      'Registered nurse with more than 8 years at the bedside in medical-surgical and telemetry units. Bilingual in English and Spanish.',
    jobs: [
      {
        title: 'Staff Nurse, Telemetry',
        companyName: 'Saguaro Valley Medical Center, Tucson, AZ',
        startDate: '2019-06',
        endDate: '',
        notes: [
          'Care for 4 to 5 cardiac patients per 12-hour shift on a 32-bed telemetry unit',
          'Monitor heart rhythms and report changes to the cardiology team',
          'Give IV medications, including heparin and amiodarone drips',
          'Precepted 7 newly hired nurses since 2021',
          "Member of the unit's falls committee; helped rewrite the bedside handoff checklist in 2022",
          'Chart in Epic and teach patients and families about heart failure self-care before discharge',
        ],
        truthful: [
          'Provide direct care to four or five cardiac patients each 12-hour shift on a 32-bed telemetry unit, watching rhythms and alerting cardiology to changes.',
          'Administer intravenous medications such as heparin and amiodarone drips.',
          'Oriented seven new nurses to the unit as their preceptor.',
          'Took part in unit-based safety work as a member of the falls committee and helped revise the bedside handoff checklist.',
          'Educate patients and their families on managing heart failure at home before discharge; document in the Epic electronic health record.',
        ],
        invented: [
          ['number', 'Precepted 15 newly hired nurses on the telemetry unit.'],
          [
            'skill',
            'Care for 4 to 5 cardiac patients per shift, with rhythm monitoring, heparin drips and ventilator weaning.',
          ],
          ['date', 'Helped rewrite the bedside handoff checklist in 2020 as a member of the falls committee.'],
          ['scope', "Headed the unit's falls committee and helped rewrite the bedside handoff checklist."],
        ],
      },
      {
        title: 'Staff Nurse, Medical-Surgical',
        companyName: 'Mercy Ridge Hospital, Yuma, AZ',
        startDate: '2016-07',
        endDate: '2019-05',
        notes: [
          'Looked after up to 6 post-operative patients per shift on a 28-bed unit',
          'Changed surgical dressings, removed drains and managed pain with PCA pumps',
          'Acted as relief charge nurse about twice a month from 2018',
          'Started peripheral IVs and drew blood for lab tests',
          'Spoke Spanish with patients daily and explained discharge papers to them',
        ],
        truthful: [
          'Filled in as charge nurse roughly twice a month and cared for as many as six post-op patients a shift on a medical-surgical unit.',
        ],
        invented: [
          [
            'name',
            'Gave bedside care to surgical patients at Banner Desert Hospital, including dressing changes and drain removal.',
          ],
        ],
      },
      {
        title: 'Nursing Assistant',
        companyName: 'Desert Bloom Care Home, Yuma, AZ',
        startDate: '2014-08',
        endDate: '2016-06',
        notes: [
          'Helped 10 residents a day with bathing, meals and walking',
          'Took vital signs and reported skin changes to the nurse on duty',
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'CCRN-certified telemetry nurse with BLS and ACLS renewed in 2023.']],
    },
    skills: [
      'Telemetry monitoring',
      'IV therapy',
      'medication administration',
      'patient education',
      'discharge teaching',
      'Epic',
    ],
    further: [
      'Bachelor of Science in Nursing, Northern Arizona University, 2016',
      'Registered Nurse, State of Arizona',
      'BLS and ACLS, American Heart Association, renewed 2023',
      'English, Spanish (both native)',
    ],
    posting:
      'Registered Nurse - Cardiac Step-Down Unit\nPima Heart Center, Tucson, AZ\nFull time, nights\n\nOur 24-bed step-down unit cares for patients after heart attack, cardiac surgery and heart failure admissions.\n\nWhat you will do\n- Provide direct care to cardiac patients and interpret rhythm strips\n- Administer intravenous medications and titrate drips per protocol\n- Orient and mentor new graduate nurses\n- Educate patients and caregivers before discharge\n- Take part in unit-based quality and safety work\n\nWhat you bring\n- Active Arizona RN license, BLS and ACLS\n- 3+ years of acute care experience, telemetry preferred\n- Experience with an electronic health record (Epic a plus)\n- Spanish is a strong plus\n- CCRN or PCCN preferred',
  }),
  ...labeledByJob({
    field: 'electrician',
    language: 'en',
    headline: 'Journeyman Electrician',
    summary:
      'Electrician with a background in commercial build-outs and residential service. Reads prints, bends conduit and leaves a clean panel.',
    jobs: [
      {
        title: 'Journeyman Electrician',
        companyName: 'Buckeye Power & Light Contractors, Columbus, OH',
        startDate: '2018-03',
        endDate: '',
        notes: [
          'Wire commercial tenant spaces from 2,000 to 45,000 square feet, mostly offices and clinics',
          'Bend and install EMT and rigid conduit up to 4 inches',
          'Terminate 480V panels, transformers and disconnects',
          'Installed 36 EV charging stations at five parking garages in 2022',
          'Direct the daily work of two apprentices on job sites',
          'Troubleshoot lighting control systems (Lutron and nLight)',
          'No lost-time injuries since hire',
        ],
        truthful: [
          'Put in 36 electric vehicle chargers across five parking garages.',
          'Guide two apprentices day to day on site while wiring commercial tenant spaces, such as offices and clinics, of up to 45,000 square feet.',
          'Install EMT and rigid conduit as large as 4" and terminate distribution equipment at 480 volts.',
          'Diagnose faults in lighting controls, including Lutron and nLight systems.',
        ],
        invented: [
          ['number', 'Installed 63 EV charging stations at five parking garages.'],
          ['name', 'Troubleshoot lighting control systems from Lutron, nLight and Crestron.'],
          ['skill', 'Wire offices and clinics, bend EMT up to 4 inches and handle fire alarm programming.'],
          ['date', 'Installed 36 EV charging stations at parking garages in 2020.'],
          ['scope', "Ran the company's entire apprentice program and wired commercial tenant spaces."],
        ],
      },
      {
        title: 'Electrician',
        companyName: 'Kowalski Home Electric, Dublin, OH',
        startDate: '2014-05',
        endDate: '2018-02',
        notes: [
          'Ran 4 to 6 residential service calls a day',
          'Upgraded about 120 services from 100 to 200 amps',
          'Installed standby generators and transfer switches (Generac)',
          'Wrote estimates on site and collected payment',
        ],
        truthful: [
          'Upgraded over 100 electrical services from 100A to 200A and handled several residential service calls per day.',
          'Installed Generac backup generators with transfer switches and prepared estimates on site.',
        ],
      },
      {
        title: 'Apprentice',
        companyName: 'Kowalski Home Electric, Dublin, OH',
        startDate: '2010-06',
        endDate: '2014-04',
        notes: ['Pulled wire, set boxes and roughed in new homes', 'Kept the van stocked and the tools in order'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Journeyman card holder with OSHA 30 and lift operator training.']],
    },
    skills: [
      'Conduit bending',
      'blueprint reading',
      'motor controls',
      'panel terminations',
      'lighting controls',
      'EV chargers',
      'Fluke meters',
    ],
    further: [
      'Four-year electrical apprenticeship, completed 2014',
      'Diploma, Northland High School, Columbus, 2010',
      'Journeyman Electrician card, 2014',
      'OSHA 10 Construction, 2016',
      'Scissor lift and boom lift operator, 2019',
      'English',
    ],
    posting:
      "Commercial Electrician (Journeyman)\nMidwest Electric Group - Columbus, OH\n\nWe build out healthcare, office and retail projects across central Ohio and are growing our EV infrastructure team.\n\nDuties\n- Install conduit, wire and devices per drawings and code\n- Terminate distribution equipment up to 480 volts\n- Install and commission EV charging equipment\n- Guide apprentices and check their work\n- Diagnose faults in lighting control systems\n- Follow the site safety plan every day\n\nRequirements\n- Journeyman card\n- 5 years of commercial work\n- OSHA 10 (OSHA 30 preferred)\n- Aerial lift certification\n- Valid driver's license; PLC knowledge a plus",
  }),
  ...labeledByJob({
    field: 'science teaching',
    language: 'en',
    summary:
      'High school biology and chemistry teacher. Lab-centered lessons, clear grading, steady contact with families.',
    jobs: [
      {
        title: 'Science Teacher',
        companyName: 'Harbor View High School, Duluth, MN',
        startDate: '2017-08',
        endDate: '',
        notes: [
          'Teach Biology 10 and AP Biology, five sections a day, about 140 students a year',
          'AP Biology pass rate (3 or higher) went from 58% in 2018 to 76% in 2023',
          'Plan and run a weekly lab for every section',
          'Coach of the Science Olympiad team, which placed third at the state meet in 2022',
          'Use Google Classroom and Canvas for assignments and feedback',
          'Write accommodations into lessons for students with IEPs and 504 plans',
          "Serve on the school's grading policy committee",
        ],
        truthful: [
          'Deliver instruction in tenth-grade and Advanced Placement Biology to roughly 140 students per year.',
          'Saw the share of AP Biology students scoring 3 or above grow by 18 percentage points between 2018 and 2023.',
          'Design and lead a hands-on laboratory session each week in all five sections.',
          'Adapt lessons for learners with IEPs and 504 plans and give feedback through Canvas and Google Classroom.',
          'Coached a Science Olympiad team to third place at the state meet.',
        ],
        invented: [
          ['number', 'AP Biology pass rate rose to 91% by 2023 in a lab-based course.'],
          ['name', 'Teach biology using Google Classroom, Canvas and Schoology for assignments and feedback.'],
          ['skill', 'Plan weekly labs, write accommodations for students with IEPs and do grant writing.'],
          ['date', 'Coached the Science Olympiad team to third place at the 2019 state meet.'],
          ['scope', "Chaired the school's grading policy committee while teaching five sections a day."],
        ],
      },
      {
        title: 'Science Teacher',
        companyName: 'Eastfield High School, St. Cloud, MN',
        startDate: '2012-08',
        endDate: '2017-06',
        notes: [
          'Taught general chemistry and physical science to grades 9 and 11',
          'Built a 20-lesson unit on water quality with samples from the Mississippi River',
          'Started an after-school tutoring hour that drew 15 to 20 students a week',
          'Mentored two student teachers',
        ],
        truthful: [
          'Supported two student teachers and launched a tutoring hour after school attended by at least 15 students weekly.',
        ],
      },
      {
        title: 'Substitute Teacher',
        companyName: 'St. Cloud Area Schools',
        startDate: '2012-01',
        endDate: '2012-05',
        notes: ['Covered science and math classes in four middle schools'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'National Board Certified biology teacher with a Minnesota license in life science.']],
    },
    skills: [
      'Lesson planning',
      'lab safety',
      'differentiated instruction',
      'Google Classroom',
      'Canvas',
      'Vernier probes',
    ],
    further: [
      'M.Ed., Curriculum and Instruction, University of Minnesota Duluth, 2019',
      'B.S., Biology Education, St. Cloud State University, 2011',
      'Minnesota teaching license, Life Science 9-12 and Chemistry 9-12',
      'First Aid/CPR, 2022',
      'English (native), Swedish (conversational)',
    ],
    posting:
      "Biology Teacher, Grades 9-12\nLakehead Public Schools, Superior, WI\n\nWe are looking for an engaging life science teacher to join a department of six.\n\nResponsibilities\n- Deliver standards-based instruction in biology, including Advanced Placement\n- Design hands-on laboratory investigations\n- Adapt instruction for learners with IEPs and 504 plans\n- Use a learning management system (Canvas) to communicate progress\n- Advise a student club or competition team\n- Support beginning teachers\n- Work with colleagues on school committees\n\nQualifications\n- Valid teaching license in life science\n- Master's degree preferred\n- Experience with AP courses and data-informed instruction\n- National Board Certification a plus",
  }),
  ...labeledByJob({
    field: 'truck driving',
    language: 'en',
    summary: 'Class A truck driver with a clean record. Flatbed and dry van, regional and long haul.',
    jobs: [
      {
        title: 'Regional Driver',
        companyName: 'Prairie Star Freight, Joliet, IL',
        startDate: '2020-04',
        endDate: '',
        notes: [
          'Haul dry van loads across Illinois, Indiana, Wisconsin and Iowa',
          'Drive about 2,200 miles a week and am home on weekends',
          '99% on-time delivery in 2022 and 2023',
          'Do pre-trip and post-trip inspections and log defects',
          'Keep hours of service on an ELD (Samsara)',
          'Rode along with three new drivers during their first two weeks',
          "Received the company's safe driver pin for one year without a preventable accident, 2021",
        ],
        truthful: [
          'Move dry van freight in four Midwestern states, covering roughly 2,200 miles weekly.',
          'Delivered 99% of loads on time in both 2022 and 2023.',
          'Perform vehicle inspections before and after each trip and record hours of service on a Samsara electronic logging device.',
          'Helped onboard three new drivers by riding with them for their first two weeks.',
        ],
        invented: [
          ['name', 'Haul dry van loads for Walmart in Illinois, Indiana, Wisconsin and Iowa.'],
          ['date', 'Regional dry van driver with Prairie Star Freight since 2016.'],
          ['scope', 'Was in charge of training for all new drivers at the company and logged inspection defects.'],
        ],
      },
      {
        title: 'Long-Haul Driver',
        companyName: 'Blue Mesa Transport, Gary, IN',
        startDate: '2014-09',
        endDate: '2020-03',
        notes: [
          'Hauled steel coils and lumber on flatbed trailers in 48 states',
          'Secured loads with chains, straps and tarps',
          'Drove more than 600,000 miles without an at-fault accident',
          'Talked daily with dispatch and customers about arrival times',
        ],
        truthful: [
          'Drove over half a million miles on long-haul flatbed runs with no at-fault accidents.',
          'Secured steel coils and lumber with chains, straps and tarps and kept dispatch and customers informed of arrival times.',
        ],
        invented: [
          [
            'skill',
            'Hauled steel coils and lumber by flatbed and handled refrigerated freight, with daily calls to dispatch.',
          ],
        ],
      },
      {
        title: 'Delivery Driver',
        companyName: 'Rosetti Bakery Supply, Chicago, IL',
        startDate: '2011-05',
        endDate: '2014-08',
        notes: [
          'Delivered flour and sugar to 18 stops a day in a 26-foot box truck',
          'Unloaded with a pallet jack and lift gate',
          'Collected checks and signed delivery slips',
        ],
        invented: [['number', 'Made 30 stops a day delivering flour and sugar in a 26-foot box truck.']],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Class A CDL with tanker and hazmat endorsements and a valid DOT medical card.']],
    },
    skills: [
      'Load securement',
      'trip planning',
      'ELD',
      'backing into tight docks',
      'manual and automatic transmissions',
    ],
    further: [
      'Heartland Truck Driving School, Gary, IN, 2014',
      'High school diploma, Krakow, Poland, 2006',
      "Commercial Driver's License Class A, State of Illinois",
      'Tanker endorsement, 2019',
      'DOT medical card, valid',
      'English, Polish',
    ],
    posting:
      'CDL-A Driver - Regional Dry Van\nGreat Lakes Carriers, Romeoville, IL\n\nHome weekly. Late-model tractors. Dedicated freight for grocery and retail customers.\n\nThe job\n- Move dry van freight in the Midwest\n- Perform required vehicle inspections\n- Record hours of service on an electronic logging device\n- Secure cargo and protect it from damage\n- Keep dispatch and customers informed\n- Help onboard new drivers\n\nYou have\n- Class A CDL with 3+ years of experience\n- Safe driving record\n- Current DOT medical card\n- Hazmat and tanker endorsements preferred\n- Reliable on-time performance',
  }),
  ...labeledByJob({
    field: 'office assistant',
    language: 'en',
    headline: 'Office Assistant',
    summary:
      'Organized office assistant with experience in a dental practice and an insurance agency. Friendly on the phone, careful with records.',
    jobs: [
      {
        title: 'Office Assistant',
        companyName: 'Garden State Insurance Agency, Edison, NJ',
        startDate: '2021-02',
        endDate: '',
        notes: [
          'Answer about 60 phone calls a day and route them to seven agents',
          "Keep the agents' calendars in Outlook and book meeting rooms",
          'Scan and file policy documents in SharePoint',
          'Order office supplies and compare prices from three vendors',
          'Prepare a weekly mailing of renewal letters (about 200)',
          'Created a shared spreadsheet for tracking supply orders',
          'Train temporary staff at the front desk every summer',
        ],
        truthful: [
          'Handle some 60 incoming calls daily, directing them to the right one of seven agents.',
          'Maintain calendars in Microsoft Outlook, reserve meeting rooms and keep electronic policy files in SharePoint.',
          'Prepare bulk correspondence each week, sending out around 200 renewal letters.',
          "Purchase office supplies after comparing three vendors' prices, tracking orders in a shared spreadsheet I set up.",
        ],
        invented: [
          ['skill', 'Keep calendars, file policy documents and handle payroll processing for an insurance agency.'],
        ],
      },
      {
        title: 'Front Desk Receptionist',
        companyName: 'Maple Avenue Dental, Metuchen, NJ',
        startDate: '2018-08',
        endDate: '2021-01',
        notes: [
          'Greeted and checked in 35 patients a day',
          'Scheduled appointments in Dentrix and made reminder calls',
          'Took copayments and balanced the cash drawer each evening',
          "Checked patients' insurance coverage by phone and online",
        ],
        truthful: [
          'Welcomed 35 patients per day at a dental office, scheduled visits in Dentrix and verified insurance coverage.',
          'Collected copays and reconciled the cash drawer at the end of each day.',
        ],
        invented: [
          ['number', 'Scheduled appointments in Dentrix and made 90 reminder calls a week.'],
          ['name', 'Scheduled dental appointments in Dentrix and Eaglesoft and made reminder calls.'],
          ['scope', 'Supervised the front desk team at a dental office and checked in 35 patients a day.'],
        ],
      },
      {
        title: 'Sales Associate (part time)',
        companyName: 'Corner Book Shop, Metuchen, NJ',
        startDate: '2016-09',
        endDate: '2018-07',
        notes: ['Served customers, ran the register and shelved new stock', 'Set up window displays for holidays'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['date', 'Notary Public in the State of New Jersey since 2019.'],
        [
          'credential',
          'Certified Administrative Professional who prepares weekly renewal mailings and files policy documents.',
        ],
      ],
    },
    skills: [
      'Microsoft Word',
      'Excel',
      'Outlook',
      'SharePoint',
      'Dentrix',
      'filing',
      'mail merge',
      'typing 65 words per minute',
    ],
    further: [
      'A.A.S., Business Administration, Middlesex College, 2018',
      'Microsoft Office Specialist: Word, 2020',
      'Notary Public, State of New Jersey, 2022',
      'English, Tamil, Hindi',
    ],
    posting:
      'Administrative Assistant\nRaritan Legal Partners, New Brunswick, NJ\n\nA small law firm is looking for a dependable administrative assistant to support eight attorneys.\n\nYou will\n- Handle incoming calls and greet visitors\n- Manage calendars and conference room bookings\n- Maintain electronic files and records\n- Prepare correspondence and bulk mailings\n- Purchase office supplies within budget\n- Help train temporary and new front office staff\n- Verify client information\n\nYou have\n- 2+ years of administrative experience\n- Strong Microsoft Office skills\n- Accuracy and discretion\n- Notary commission a plus\n- QuickBooks or other bookkeeping software a plus',
  }),
  ...labeledByJob({
    field: 'backend development',
    language: 'en',
    headline: 'Software Developer',
    summary:
      'Backend developer working mainly in Python and PostgreSQL. Likes small services, good tests and readable logs.',
    jobs: [
      {
        title: 'Software Developer',
        companyName: 'Tidewater Logistics Software, Portland, OR',
        startDate: '2020-09',
        endDate: '',
        notes: [
          'Build and maintain REST APIs in Python (FastAPI) used by 43 freight customers',
          'Cut the nightly billing job from 95 minutes to 20 by rewriting SQL queries and adding indexes',
          'Moved 6 services from EC2 to Docker containers on AWS ECS with one other developer',
          'Write unit and integration tests with pytest; test coverage of the billing service rose from 41% to 83%',
          'Review pull requests and take part in a weekly on-call rotation',
          'Set up GitHub Actions pipelines for build and deploy',
          'Mentored a summer intern in 2022',
        ],
        truthful: [
          'Develop and support Python/FastAPI web services used by over 40 freight customers.',
          'Improved database performance by rewriting SQL and adding indexes, shortening a nightly billing run by 75 minutes.',
          'Together with another developer, migrated half a dozen services to containerized workloads on AWS ECS.',
          'Doubled test coverage of the billing service to 83% with pytest unit and integration tests.',
          "Built CI/CD pipelines in GitHub Actions, review colleagues' code and share on-call duty.",
        ],
        invented: [
          ['number', 'Maintain FastAPI services that handle 5 million requests a day for freight customers.'],
          ['name', 'Built REST APIs in Python used by freight customers including Maersk.'],
          [
            'skill',
            'Moved services from EC2 to Docker containers on ECS and set up infrastructure as code with terraform.',
          ],
          ['date', 'Mentored a summer intern in 2024 while building FastAPI services.'],
          ['scope', 'Headed a team of eight developers that moved services from EC2 to AWS ECS.'],
        ],
      },
      {
        title: 'Junior Developer',
        companyName: 'Fernhill Media, Eugene, OR',
        startDate: '2017-07',
        endDate: '2020-08',
        notes: [
          'Added features to a Django content system for local newspapers',
          'Built a subscriber dashboard with JavaScript and Vue',
          'Fixed about 200 bug tickets in Jira',
          'Wrote the import script that moved 12 years of articles from MySQL to PostgreSQL',
        ],
        truthful: [
          'Scripted the migration of twelve years of newspaper articles from MySQL into Postgres and created a Vue subscriber dashboard.',
        ],
      },
      {
        title: 'IT Help Desk (student job)',
        companyName: 'University of Oregon, Eugene, OR',
        startDate: '2015-09',
        endDate: '2017-06',
        notes: ['Solved password, printer and Wi-Fi problems for students and staff'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        [
          'credential',
          "Backend developer with a master's degree in computer science and strong PostgreSQL experience.",
        ],
      ],
    },
    skills: [
      'Python',
      'FastAPI',
      'Django',
      'SQL',
      'PostgreSQL',
      'MySQL',
      'JavaScript',
      'Vue',
      'Docker',
      'AWS (EC2, ECS, S3)',
      'Git',
      'GitHub Actions',
      'pytest',
      'Linux',
    ],
    further: [
      'B.S. in Computer Science, University of Oregon, 2017',
      'AWS Certified Developer - Associate, 2021',
      'English, basic Japanese',
    ],
    posting:
      'Backend Engineer (Python)\nCedar Health Data - Remote (US)\n\nWe build data services for clinics. You will join a team of five engineers.\n\nYour work\n- Design and operate Python web services and APIs\n- Improve database performance (PostgreSQL)\n- Run containerized workloads in AWS\n- Own automated testing and CI/CD\n- Take part in code reviews and on-call\n- Help junior colleagues grow\n\nYour profile\n- 4+ years of professional software development\n- Solid SQL and relational database knowledge\n- Docker; Kubernetes is a plus\n- Some frontend experience (Vue or React)\n- AWS certification welcome\n- Clear written communication',
  }),
];
