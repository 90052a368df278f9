import type { LabeledResume } from '../../labeled-lines';

export const wiringToForecasts: readonly LabeledResume[] = [
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Journeyman Electrician',
      companyName: 'Redwood Electric',
      startDate: '2015-02',
      endDate: '2023-04',
      notes: [
        'commercial tenant improvements, panels up to 400A',
        'EMT bending, pulling wire, device trim',
        'service calls when the service guy was out',
        'kept two apprentices busy',
        'read blueprints, as-builts marked up',
      ],
    },
    skills: ['Conduit bending', 'Fluke meters'],
    further: ['Oregon journeyman license', 'OSHA 10'],
    posting:
      'Electrical foreman for commercial projects. Layout, crew scheduling, material ordering, code compliance (NEC), fire alarm, switchgear. OSHA 30.',
    truthful: [
      'Completed commercial tenant improvement projects, installing panels of up to 400 amps.',
      'Bent EMT conduit, pulled wire and trimmed out devices in compliance with the drawings.',
      'Responded to service calls as needed, guided two apprentices and marked up as-built drawings.',
    ],
    invented: [
      ['credential', 'OSHA 30-certified electrician installing 400 A panels.'],
      ['scope', 'Ran crew scheduling for commercial projects.'],
      ['skill', 'Installed fire alarm systems and panels.'],
    ],
  },
  {
    field: 'nursing',
    language: 'en',
    entry: {
      title: 'LPN',
      companyName: 'Willow Creek Rehab',
      startDate: '2017-06',
      endDate: '2022-12',
      notes: [
        'med pass for 28 residents, wounds, trach care',
        'admissions paperwork + calling families',
        'worked w/ CNAs on the hall, 5 of them',
        'flu clinic for staff every fall',
      ],
    },
    skills: ['PointClickCare', 'IV certified'],
    further: ['LPN, Ohio', 'CPR'],
    posting:
      'Unit manager (RN). Staff supervision, MDS, infection control, care planning, wound rounds, family communication. PointClickCare.',
    truthful: [
      'Administered medications to 28 residents and provided wound and tracheostomy care.',
      'Completed admission documentation and maintained communication with families.',
      'Worked alongside five CNAs and assisted with infection control by running the annual staff flu clinic.',
    ],
    invented: [
      ['scope', 'Supervised five CNAs on the hall.'],
      ['credential', 'RN providing wound and trach care.'],
      ['skill', 'Completed MDS assessments and wound care.'],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    entry: {
      title: 'High School Math Teacher',
      companyName: 'Eastview High',
      startDate: '2014-08',
      endDate: '',
      notes: [
        'algebra 1 + geometry, 5 sections, 28ish each',
        'tutoring after school tues/thurs',
        'math team, took 3 kids to state 2019',
        'tests in Desmos, grades in PowerSchool',
      ],
    },
    skills: ['Desmos', 'PowerSchool'],
    further: ['BS Mathematics, Ohio University', 'Ohio 7-12 math license'],
    posting:
      'Math department chair. Curriculum mapping, AP Calculus, intervention, data-driven instruction, teacher coaching, Canvas.',
    truthful: [
      'Teach five sections of Algebra 1 and Geometry with approximately 28 students per class.',
      'Provide after-school tutoring twice a week as academic intervention.',
      'Coach the math team, which sent three students to the state competition in 2019, and use Desmos for assessments and PowerSchool for grading.',
    ],
    invented: [
      ['skill', 'Teach AP Calculus and Geometry.'],
      ['scope', 'Chaired curriculum mapping for the department.'],
      ['number', 'Sent eight students to the state competition.'],
    ],
  },
  {
    field: 'driving',
    language: 'en',
    entry: {
      title: 'Delivery Driver',
      companyName: 'Parcelway',
      startDate: '2020-02',
      endDate: '',
      notes: [
        '120-150 stops a day, long wheelbase sprinter',
        'scanner, photos on delivery, age checks',
        'loading my own van at 6am',
        'showed 4 new starters the route',
      ],
    },
    skills: ['Route planning', 'Manual handling'],
    further: ['Full UK licence, clean'],
    posting:
      'Transport supervisor. Route optimisation, driver management, vehicle compliance, customer complaints, Microlise. CPC Transport Manager.',
    truthful: [
      'Complete 120 to 150 deliveries per day in a long-wheelbase Mercedes Sprinter.',
      'Scan parcels, take proof-of-delivery photographs and carry out age verification checks.',
      'Load own van from 6:00 am and introduced four new drivers to the route.',
    ],
    invented: [
      ['name', 'Plan routes in Microlise.'],
      ['scope', 'Managed drivers on the route.'],
      ['number', 'Complete 200 deliveries a day.'],
    ],
  },
  {
    field: 'office',
    language: 'en',
    entry: {
      title: 'Office Manager',
      companyName: 'Delphine Architects',
      startDate: '2016-01',
      endDate: '2021-09',
      notes: [
        'ran the office for 14 architects',
        'petty cash, expenses, Xero for invoices',
        'booked travel + the Christmas do',
        'new phones rollout 2019, saved £3k a year',
        'reception cover',
      ],
    },
    skills: ['Xero', 'MS Office'],
    further: ['CIPD Level 3'],
    posting:
      'Operations manager. Facilities, supplier contracts, HR administration, budget, health & safety, ISO 9001. Line management of two.',
    truthful: [
      'Managed office operations for a team of 14 architects.',
      'Administered petty cash and expenses, issued invoices in Xero and covered reception.',
      'Coordinated the 2019 rollout of a new telephone system, saving £3,000 annually, and organised travel and the company Christmas party.',
    ],
    invented: [
      ['scope', 'Managed a budget of £200k and two assistants.'],
      ['skill', 'Implemented ISO 9001 for the office.'],
      ['date', 'Managed the office from 2012 to 2021.'],
    ],
  },
  {
    field: 'software',
    language: 'en',
    entry: {
      title: 'Mobile Developer',
      companyName: 'Tandem Apps',
      startDate: '2018-05',
      endDate: '2023-10',
      notes: [
        'Kotlin, Android app w/ 400k downloads',
        'offline sync, crash rate 2.1% to 0.4%',
        'moved CI from Jenkins to GitHub Actions',
        'play store releases every 2 wks',
        'mentored an intern summer 2022',
      ],
    },
    skills: ['Kotlin', 'Android SDK', 'SQLite', 'Git'],
    further: ['BSc Software Engineering, 2018'],
    posting:
      'Senior mobile engineer. Kotlin Multiplatform, Jetpack Compose, architecture, CI/CD, unit testing, mentoring, agile.',
    truthful: [
      'Developed a Kotlin-based Android application with 400,000 downloads.',
      'Implemented offline synchronization and lowered the crash rate from 2.1% to 0.4%.',
      'Migrated the CI/CD pipeline from Jenkins to GitHub Actions, released to the Google Play Store biweekly and mentored an intern in summer 2022.',
    ],
    invented: [
      ['skill', 'Built the app in Kotlin with Jetpack Compose.'],
      ['scope', 'Led the mobile team of six.'],
      ['number', 'Reached 2 million downloads.'],
    ],
  },
  {
    field: 'data',
    language: 'en',
    entry: {
      title: 'Data Scientist',
      companyName: 'Northpeak Energy',
      startDate: '2020-06',
      endDate: '',
      notes: [
        'load forecasts (XGBoost), MAPE 6.2 to 4.1',
        'sql + python, airflow jobs',
        'meter data cleaning, 90k smart meters',
        'slides for the trading desk each monday',
      ],
    },
    skills: ['Python', 'SQL', 'XGBoost', 'Airflow'],
    further: ['MSc Statistics, ETH, 2020'],
    posting:
      'Lead data scientist. Machine learning, time series, MLOps (MLflow, Kubernetes), stakeholder management, experimentation.',
    truthful: [
      'Build machine learning load forecasts with XGBoost, improving MAPE from 6.2 to 4.1.',
      'Develop data pipelines in SQL, Python and Airflow and clean data from 90,000 smart meters.',
      'Present results to the trading desk every Monday.',
    ],
    invented: [
      ['skill', 'Deploy models with MLflow on Kubernetes.'],
      ['scope', 'Lead a team of data scientists.'],
      ['number', 'Cut forecast error by 60%.'],
    ],
  },
];
