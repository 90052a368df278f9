import type { LabeledResume } from '../../labeled-lines';

export const opticsToBreweries: readonly LabeledResume[] = [
  {
    field: 'optics',
    language: 'en',
    entry: {
      title: 'Dispensing Optician',
      companyName: 'Kestrel Eyecare',
      startDate: '2017-03',
      endDate: '',
      notes: [
        'fit glasses + contact lenses, approx 12 fittings a day',
        'pupil distance, frame adjustments, repairs w/ the small soldering kit',
        'ordered lenses from the lab, chased late jobs',
        '2 trainees, showed them focimeter + lens reading',
      ],
    },
    skills: ['Focimetry', 'Contact lens teaching', 'Optix software'],
    further: ['FBDO, ABDO College, 2017'],
    posting:
      'Dispensing optician for an independent practice. You dispense varifocals, measure, adjust and repair, run a paediatric clinic and keep our supplier relations strong. GOC registration. Knowledge of myopia management welcome.',
    truthful: [
      'Dispense spectacles and contact lenses, completing approximately 12 fittings per day.',
      'Take pupillary distance measurements and carry out frame adjustments and repairs.',
      'Order lenses from the laboratory, follow up delayed jobs and train two trainees in focimetry.',
    ],
    invented: [
      ['number', 'Dispense spectacles and contact lenses for around 30 patients a day.'],
      ['skill', 'Dispense spectacles and contact lenses and advise children on myopia management.'],
      ['scope', 'Manage the practice and a team of two trainees.'],
    ],
  },
  {
    field: 'funeral services',
    language: 'en',
    entry: {
      title: 'Funeral Arranger',
      companyName: 'Hartley & Sons Funeral Directors',
      startDate: '2018-06',
      endDate: '2023-02',
      notes: [
        'met families, arranged about 150 funerals a year',
        'paperwork: cremation forms, registrar, doctors',
        'laid out the chapel, flowers, order of service',
        'carried the coffin when we were short',
      ],
    },
    skills: ['Microsoft Office', 'Driving licence'],
    further: ['NAFD Diploma in Funeral Arranging, 2019'],
    posting:
      'Funeral director (m/f) for our Preston branch. Compassionate client care, statutory documentation, pre-paid plan sales, embalming a plus. You supervise bearers and drivers and take part in the night rota.',
    truthful: [
      'Met with bereaved families and arranged approximately 150 funerals annually.',
      'Completed statutory documentation, including cremation forms, and liaised with registrars and doctors.',
      'Prepared the chapel, flowers and orders of service, and acted as a bearer when the team was short-staffed.',
    ],
    invented: [
      ['skill', 'Arranged funerals, sold pre-paid plans and carried out embalming.'],
      ['scope', 'Supervised bearers and drivers for about 150 funerals a year.'],
      ['date', 'Arranged funerals for Hartley & Sons since 2012.'],
    ],
  },
  {
    field: 'arboriculture',
    language: 'en',
    entry: {
      title: 'Tree Surgeon',
      companyName: 'Greenfork Tree Care',
      startDate: '2019-04',
      endDate: '',
      notes: [
        'climbing + chainsaw work, crown reductions, dead wooding, some felling',
        'chipper, stump grinder, tidy the site',
        'quotes when the boss is on holiday',
        'drive the 7.5t w/ trailer',
      ],
    },
    skills: ['Chainsaw', 'Aerial rescue', 'MEWP'],
    further: ['NPTC CS30, CS31, CS38, CS39', 'First Aid +F'],
    posting:
      'Lead climber for a growing arborist company. Rigging, dismantles near power lines, surveys to BS5837, customer quotations. LANTRA Professional Tree Inspection welcome. LGV licence needed.',
    truthful: [
      'Carry out climbing and chainsaw work, including crown reductions, deadwood removal and some tree felling.',
      'Operate the wood chipper and stump grinder and leave sites clean.',
      "Prepare customer quotations in the owner's absence and drive the 7.5-tonne vehicle with trailer.",
    ],
    invented: [
      ['skill', 'Carry out rigging and dismantling of trees near power lines.'],
      ['credential', 'Tree surgeon with LANTRA Professional Tree Inspection and NPTC CS38.'],
      ['scope', 'Lead a crew of four climbers on crown reductions and felling.'],
    ],
  },
  {
    field: 'aviation',
    language: 'en',
    entry: {
      title: 'Ramp Agent',
      companyName: 'SkyPort Ground Handling',
      startDate: '2020-01',
      endDate: '2022-10',
      notes: [
        'loaded + unloaded bags and cargo, narrowbody (A320, 737)',
        'marshalling, chocks, GPU',
        'pushback on the tug after training',
        'de-icing in winter, night shifts',
      ],
    },
    skills: ['Airside driving permit', 'Dangerous goods awareness'],
    posting:
      'Ramp supervisor, widebody operation. Turnaround coordination, load sheets, pushback, de-icing, safety briefings. Menzies experience preferred. IATA DGR Cat 8 welcome.',
    truthful: [
      'Loaded and unloaded baggage and cargo on narrow-body aircraft such as the Airbus A320 and Boeing 737.',
      'Marshalled aircraft, placed chocks and connected the ground power unit.',
      'Performed tug pushbacks after completing training and carried out aircraft de-icing during winter night shifts.',
    ],
    invented: [
      ['scope', 'Supervised turnarounds of A320 and 737 aircraft.'],
      ['number', 'Loaded and unloaded baggage on 14 aircraft per shift.'],
      ['name', 'Loaded and unloaded baggage and cargo for Menzies.'],
    ],
  },
  {
    field: 'music',
    language: 'en',
    entry: {
      title: 'Piano Technician',
      companyName: 'Cadenza Pianos',
      startDate: '2011-05',
      endDate: '2021-12',
      notes: [
        'tuned 4 or 5 pianos a day, homes, schools, 2 concert halls',
        'regulation, voicing, new strings + hammers',
        'restored old uprights in the shop',
        'invoices, my own diary',
      ],
    },
    skills: ['Aural tuning', 'Verituner'],
    further: ['Piano Technology, Newark College, 2011'],
    posting:
      'Piano technician for our conservatoire. Concert tuning, action regulation, workshop rebuilds, scheduling across three campuses. Steinway-trained technicians preferred.',
    truthful: [
      'Tuned four to five pianos daily in private homes, schools and two concert halls.',
      'Performed action regulation, voicing, and string and hammer replacement.',
      'Rebuilt older upright pianos in the workshop while managing my own schedule and invoicing.',
    ],
    invented: [
      ['credential', 'Steinway-certified technician who tuned pianos in two concert halls.'],
      ['number', 'Tuned up to ten pianos daily in homes and schools.'],
      ['scope', 'Managed the workshop and trained apprentice technicians.'],
    ],
  },
  {
    field: 'legal',
    language: 'en',
    entry: {
      title: 'Paralegal',
      companyName: 'Dunmore Whitfield LLP',
      startDate: '2019-09',
      endDate: '2024-01',
      notes: [
        'residential conveyancing, about 40 live files',
        'searches, Land Registry forms, SDLT returns',
        'client updates by phone + email, chasing mortgage lenders',
        'bundles for the odd possession hearing',
      ],
    },
    skills: ['Proclaim', 'Land Registry portal'],
    further: ['LLB, University of Kent, 2018'],
    posting:
      'Conveyancing fee earner. Run your own caseload from instruction to completion, leasehold knowledge, AML checks, supervise an assistant. CILEX or licensed conveyancer preferred. We use LEAP.',
    truthful: [
      'Handled a caseload of around 40 residential conveyancing files.',
      'Conducted property searches, completed Land Registry applications and submitted Stamp Duty Land Tax returns.',
      'Kept clients informed by telephone and email, liaised with mortgage lenders and prepared court bundles for occasional possession hearings.',
    ],
    invented: [
      ['name', 'Managed around 40 conveyancing files in LEAP.'],
      ['credential', 'Licensed conveyancer handling 40 residential files.'],
      ['skill', 'Handled residential conveyancing files and AML checks.'],
    ],
  },
  {
    field: 'animal care',
    language: 'en',
    entry: {
      title: 'Zookeeper',
      companyName: 'Fenwick Wildlife Park',
      startDate: '2016-04',
      endDate: '2020-09',
      notes: [
        'primates + small mammals section',
        'feeds, cleaning out, enrichment ideas',
        'daily records in ZIMS, weights',
        'talks for visitors at 2pm, school groups',
        'helped the vet when animals were darted',
      ],
    },
    skills: ['ZIMS', 'Public speaking'],
    further: ['BTEC Animal Management Level 3, 2015', 'DMZAA'],
    posting:
      'Senior keeper, hoofstock. Husbandry, record keeping, behavioural enrichment, training programmes, visitor engagement. You lead two keepers. Firearms certificate an advantage.',
    truthful: [
      'Provided daily husbandry for primates and small mammals, including feeding, cleaning and enrichment.',
      'Maintained daily animal records, including weights, in ZIMS.',
      'Delivered daily 2 pm visitor talks, spoke to school groups and assisted the veterinarian with sedated animals.',
    ],
    invented: [
      ['credential', 'Zookeeper with a firearms certificate, responsible for primates.'],
      ['skill', 'Provided husbandry for primates, hoofstock and reptiles.'],
      ['scope', 'Led two keepers in the primates and small mammals section.'],
    ],
  },
  {
    field: 'surveying',
    language: 'en',
    entry: {
      title: 'Survey Technician',
      companyName: 'Plumb & Peg Land Surveyors',
      startDate: '2018-08',
      endDate: '',
      notes: [
        'topo surveys w/ total station and GPS',
        'setting out on housing sites',
        'draw up in AutoCAD, levels + sections',
        'drone flights since getting my A2 CofC in 2021',
      ],
    },
    skills: ['Leica total station', 'AutoCAD', 'n4ce'],
    further: ['HND Civil Engineering, 2018'],
    posting:
      'Engineering surveyor for utilities projects. Topographical surveys, setting out, measured building surveys, point clouds in Revit. CSCS card. RICS accreditation supported. Drone (UAV) pilots welcome.',
    truthful: [
      'Carry out topographical surveys using a total station and GPS.',
      'Set out housing developments and produce AutoCAD drawings, including levels and cross-sections.',
      'Fly drone (UAV) surveys since obtaining the A2 Certificate of Competency in 2021.',
    ],
    invented: [
      ['skill', 'Carry out topographical surveys and produce point clouds in Revit.'],
      ['credential', 'RICS-accredited surveyor setting out housing sites.'],
      ['date', 'Fly drone surveys since 2018.'],
    ],
  },
  {
    field: 'brewing',
    language: 'en',
    entry: {
      title: 'Brewery Assistant',
      companyName: 'Salt Quay Brewing',
      startDate: '2021-02',
      endDate: '',
      notes: [
        'mash in, boil, hops, 20 hl kit',
        'CIP cleaning of tanks',
        'canning line fridays, ca 3,000 cans',
        'took gravity + pH readings, wrote them in the brew log',
      ],
    },
    skills: ['Forklift', 'HACCP basics'],
    further: ['General Certificate in Brewing (IBD), 2022'],
    posting:
      'Brewer for an expanding craft brewery. Full brew days, cellar work, yeast management, quality control in our lab, packaging. You mentor assistants. Recipe development welcome.',
    truthful: [
      'Assist with brewing on a 20-hectolitre system, from mashing in through the boil and hop additions.',
      'Clean tanks using CIP and run the canning line on Fridays, producing around 3,000 cans.',
      'Monitor gravity and pH and record the measurements in the brewing log.',
    ],
    invented: [
      ['skill', 'Brew on a 20 hl kit and propagate yeast.'],
      ['number', 'Package around 8,000 cans on the canning line every Friday.'],
      ['scope', 'Led recipe development for the brewery.'],
    ],
  },
];
