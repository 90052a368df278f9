import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterServiceAndFarm: readonly LabeledResume[] = [
  {
    field: 'security guard',
    language: 'en',
    entry: {
      title: 'Security Officer',
      companyName: 'Northgate Shopping Center',
      startDate: '2017-11',
      endDate: '2022-12',
      notes: [
        'patrol of the mall and car park, nights mostly, 12 hr shifts',
        'watched cctv (32 cameras) and wrote incident report',
        'first aid when needed, called police/ambulance',
        'opening and locking up, alarm panel, keys',
      ],
    },
    skills: ['CCTV monitoring', 'Conflict de-escalation', 'First aid'],
    further: ['SIA Door Supervisor licence, 2017', 'Emergency First Aid at Work, 2019'],
    posting:
      'Corporate security officer wanted for a headquarters building in Reading. Duties: access control, visitor management, CCTV monitoring, fire alarm response, patrols and clear report writing. SIA licence essential. Experience with Lenel and fire marshal training an advantage.',
    truthful: [
      'Patrolled the shopping center and its parking area on 12-hour shifts, mainly overnight, to keep the site secure.',
      'Combined foot patrols with CCTV monitoring across 32 cameras, recording incidents in written reports.',
      'Protected mall and car park through regular patrols, handled keys and the alarm panel, and opened and secured the premises.',
      'Carried out night patrols, provided first aid where required and summoned police or ambulance crews.',
    ],
    invented: [
      ['scope', 'Supervised the night patrol team covering the mall and car park during 12-hour shifts.'],
      ['number', 'Patrolled the mall and car park on 12-hour night shifts, cutting theft by a quarter.'],
      ['credential', 'Trained fire marshal who patrolled the mall and car park on 12-hour shifts, mostly at night.'],
      ['scope', 'Sole officer on duty overnight, patrolling the mall and car park and monitoring 32 CCTV cameras.'],
    ],
  },
  {
    field: 'social work',
    language: 'en',
    entry: {
      title: 'Family Support Worker',
      companyName: 'Harbor Bridge Family Services',
      startDate: '2019-08',
      endDate: '',
      notes: [
        'Home visits with families referred by the county, caseload around 18, write up visit notes in the same week',
        'Connect parents with housing, food and child care programs',
        'Co-run a parenting group on Thursdays with a colleague (8-10 parents)',
        'Attend case conferences with schools and child protective services',
      ],
    },
    summary: 'Family support worker with a calm, practical manner.',
    skills: ['Motivational interviewing', 'Safety planning', 'Case notes'],
    further: ['Bachelor of Social Work, Portland State University, 2019'],
    posting:
      'The Child & Family Program seeks a Case Manager to carry a caseload of 20 families, conduct assessments and home visits, facilitate groups and coordinate with schools, courts and community partners. LCSW or LMSW preferred. Trauma-informed practice expected.',
    truthful: [
      'Carry a caseload of about 18 county-referred families, visiting them at home and completing visit notes within the week.',
      'Support families through home visits and link parents to housing, food and child care resources.',
      'Visit families at home, take part in case conferences with schools and child protective services, and document each visit promptly.',
      'Co-facilitate a Thursday parenting group for eight to ten parents alongside home visits to families referred by the county.',
    ],
    invented: [
      ['scope', 'Supervise junior support workers while carrying a caseload of about 18 county-referred families.'],
      ['number', 'Conduct home visits for roughly 18 county-referred families, completing about 60 visits each month.'],
      [
        'credential',
        'Licensed social worker visiting around 18 county-referred families at home and documenting each visit within the week.',
      ],
      ['skill', 'Apply trauma-informed methods during home visits with about 18 families referred by the county.'],
    ],
  },
  {
    field: 'laboratory',
    language: 'en',
    entry: {
      title: 'Laboratory Technician',
      companyName: 'Aqualis Water Testing',
      startDate: '2020-01',
      endDate: '2023-10',
      notes: [
        'Tested drinking water samples for coliforms/E. coli, nitrate, pH, turbidity - abt 70 samples/day in a lab of 6',
        'Calibrated pH meters & balances, logged it in the LIMS',
        'Prepared media, autoclave, stock of reagents',
        'Took part in the ISO 17025 audit, no findings in my section',
      ],
    },
    skills: ['Membrane filtration', 'Spectrophotometry', 'Autoclave', 'LIMS'],
    further: ['Associate degree in Biotechnology, Austin Community College, 2019'],
    posting:
      'QC Microbiology Technician for a beverage plant. You perform microbiological and chemical testing of water and finished product, maintain equipment, follow GMP and support ISO audits. HPLC or PCR experience is a plus. Attention to detail is a must.',
    truthful: [
      'Performed microbiological and chemical testing of drinking water, including E. coli, nitrate, pH and turbidity, on about 70 samples a day.',
      'Analyzed roughly 70 drinking water samples daily as part of a six-person lab, with careful attention to detail.',
      'Tested water for coliforms and nitrate, calibrated balances and pH meters, and recorded the calibrations in the LIMS.',
      'Examined drinking water samples, prepared media and took part in an ISO 17025 audit that raised no findings in my section.',
    ],
    invented: [
      ['skill', 'Tested about 70 drinking water samples a day for coliforms, nitrate, pH and turbidity under GMP.'],
      ['number', 'Analyzed about 90 drinking water samples a day for E. coli, nitrate, pH and turbidity.'],
      ['scope', 'Led the lab through its ISO 17025 audit and tested about 70 drinking water samples daily.'],
      [
        'skill',
        'Screened drinking water for E. coli by PCR and measured nitrate, pH and turbidity on about 70 samples daily.',
      ],
    ],
  },
  {
    field: 'hotel',
    language: 'en',
    entry: {
      title: 'Front Desk Agent',
      companyName: 'The Alder House Hotel',
      startDate: '2021-05',
      endDate: '2024-04',
      notes: [
        'Check-in/check-out at a 96 room hotel; cash, cards, end of shift count.',
        'Upgrades sold at desk, best seller of the month 3 times',
        'Complaints: listened, offered solution, noted it for the duty manager',
        'Opera PMS, Booking.com extranet',
        'Late shift on my own from 10 pm',
      ],
    },
    skills: ['Opera PMS', 'French (fluent)', 'Booking.com extranet'],
    posting:
      'The Meridian Quay, a five-star property with 210 rooms, seeks a Guest Relations Agent. You will welcome VIP guests, handle complaints with grace, promote upgrades and coordinate with housekeeping and concierge. Opera experience and a second language required.',
    truthful: [
      'Welcomed and checked guests in and out at a 96-room hotel, handling cash and card payments and balancing the till after each shift.',
      'Promoted room upgrades at the front desk and was named top seller of the month three times.',
      'Managed arrivals and departures in Opera PMS and responded to complaints with tact, offering solutions and informing the duty manager.',
      'Ran the front desk alone on late shifts from 10 p.m., taking care of check-ins, check-outs and payments.',
    ],
    invented: [
      [
        'number',
        'Handled check-in and check-out at a 210-room hotel, including cash, card payments and end-of-shift counts.',
      ],
      ['scope', 'Headed the front desk team at a 96-room hotel, overseeing check-in, check-out and cash handling.'],
      [
        'name',
        'Checked guests in and out at a 96-room Marriott property, handling cash, cards and end-of-shift counts.',
      ],
      ['scope', 'Personally looked after VIP guests at a 96-room hotel from check-in to check-out.'],
    ],
  },
  {
    field: 'farm',
    language: 'en',
    entry: {
      title: 'Dairy Farm Hand',
      companyName: 'Willow Creek Dairy',
      startDate: '2018-03',
      endDate: '2023-09',
      notes: [
        'milked twice a day, 140 holsteins, herringbone parlor, cleaned the parlor after',
        'fed calves, bedding, watched for sick ones and told the vet',
        'drove tractor for mowing, raking and hauling silage',
        'fixed fences + small repairs on machines',
      ],
    },
    summary: 'Hard-working farm hand, up early in all weather.',
    skills: ['Tractor driving', 'Calf care', 'Welding (basic)'],
    posting:
      'Family dairy with 300 cows looking for a reliable herdsperson. Milking, calf care, heat detection and artificial insemination, fieldwork in season. We use DairyComp and robotic milkers. Housing available.',
    truthful: [
      'Milked a herd of 140 Holsteins twice daily in a herringbone parlor and cleaned the facility after every milking.',
      'Reliably handled both daily milkings and cared for calves, feeding and bedding them and reporting any sick animals to the vet.',
      'Worked with 140 dairy cows in the milking parlor and drove the tractor for mowing, raking and hauling silage.',
      'Carried out twice-daily milking and helped keep the farm running by mending fences and making minor machinery repairs.',
    ],
    invented: [
      [
        'number',
        'Milked 140 Holsteins twice a day in a herringbone parlor while keeping somatic cell counts below 150,000.',
      ],
      [
        'scope',
        'Managed the full health program for a herd of 140 Holsteins and milked twice a day in a herringbone parlor.',
      ],
      ['skill', 'Milked 140 Holsteins twice daily, cleaned the parlor and detected cows in heat for breeding.'],
      [
        'date',
        'From 2014 to 2023, milked 140 Holsteins twice a day in a herringbone parlor and cleaned up after each milking.',
      ],
    ],
  },
];
