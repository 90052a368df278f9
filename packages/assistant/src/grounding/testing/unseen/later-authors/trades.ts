import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterTrades: readonly LabeledResume[] = [
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Journeyman Electrician',
      companyName: 'Dalton Electric Inc.',
      startDate: '2014-06',
      endDate: '2021-12',
      notes: [
        'Commercial and light industrial wiring: conduit bending, panels up to 800A, motor controls, lighting retrofits',
        'Read blueprints, laid out the work for 1-2 apprentices on most jobs',
        'Troubleshot VFDs and 480V equipment on service calls',
        'passed all county inspections on the Fairview school job',
      ],
    },
    further: ['Journeyman Electrician License, State of Oregon, 2014', 'IBEW Local 48 apprenticeship, 2014'],
    posting:
      'Food manufacturer seeks a plant maintenance electrician. You troubleshoot VFDs, PLCs and 480V three-phase equipment, carry out preventive maintenance and read electrical drawings. State license required.',
    truthful: [
      'Installed commercial and light industrial wiring, including conduit, motor controls and panels rated up to 800 amps.',
      'Diagnosed faults in variable frequency drives and 480-volt equipment on service calls, in addition to wiring panels and motor controls.',
      'Worked from blueprints on commercial and light industrial jobs, bending conduit, wiring panels and laying out tasks for one or two apprentices.',
      'Oregon-licensed journeyman skilled in motor controls, lighting retrofits and panel work, with every county inspection passed on the Fairview school project.',
    ],
    invented: [
      [
        'skill',
        'Wired motor controls and panels up to 800 A and programmed PLCs on commercial and light industrial jobs.',
      ],
      [
        'number',
        'Completed commercial and light industrial wiring, from conduit bending and motor controls to panels rated up to 1,200 amps.',
      ],
      [
        'scope',
        'Served as project foreman on the Fairview school job, delivering conduit, panel and lighting work that passed all county inspections.',
      ],
      [
        'credential',
        'Licensed master electrician who installed conduit, panels up to 800 A, motor controls and lighting retrofits in commercial settings.',
      ],
    ],
  },
  {
    field: 'plumbing and heating',
    language: 'en',
    entry: {
      title: 'Plumber',
      companyName: 'Hargreaves & Son Plumbing',
      startDate: '2011-07',
      endDate: '2020-12',
      notes: [
        'I fitted bathrooms, kitchens and heating systems in private houses, mostly refurbishments.',
        'I answered emergency call outs every third weekend.',
        'In the last four years I priced smaller jobs up to £3,000 myself.',
        'One apprentice worked with me from 2017 on.',
      ],
    },
    further: ['NVQ Level 3 Plumbing and Heating, City of Bristol College, 2011', 'Gas Safe registered'],
    posting:
      "Housing association seeks an experienced plumber for responsive repairs and planned upgrades in tenants' homes. Gas Safe registration, boiler knowledge and out-of-hours cover are required.",
    truthful: [
      'Installed bathrooms, kitchens and heating systems in private homes, chiefly as part of refurbishment projects.',
      'Gas Safe registered plumber who fitted heating systems and bathrooms in domestic properties and covered emergency call-outs one weekend in three.',
      'Carried out residential plumbing and heating refurbishments and independently priced jobs worth up to £3,000.',
      'Fitted domestic kitchens, bathrooms and heating, working with an apprentice from 2017 onwards.',
    ],
    invented: [
      [
        'scope',
        'Led a team of plumbers fitting bathrooms, kitchens and heating systems in private homes, mostly during refurbishments.',
      ],
      [
        'number',
        'Fitted bathrooms, kitchens and heating systems in private houses and independently priced jobs of up to £10,000.',
      ],
      [
        'date',
        'Installed kitchens, bathrooms and heating systems in refurbished homes, with an apprentice working alongside me from 2014.',
      ],
      [
        'name',
        'Fitted bathrooms, kitchens and heating systems with Worcester Bosch boilers in private homes, mostly as part of refurbishments.',
      ],
    ],
  },
  {
    field: 'welding',
    language: 'en',
    entry: {
      title: 'MIG/TIG Welder',
      companyName: 'Corbett Steel Fabrication',
      startDate: '2018-02',
      endDate: '',
      notes: [
        'MIG and TIG welding of stainless & alu frames, tanks, brackets from drawings',
        'flux core outside on site jobs sometimes',
        'set up jigs, grind and fit up, check own welds w/ gauge, rework under 2%',
        'keep the TIG bay tidy, order gas and filler',
      ],
    },
    skills: ['MIG', 'TIG', 'flux core', 'blueprint reading', 'plasma cutting'],
    further: ['Welding certificate, Tulsa Tech, 2017'],
    posting:
      'Energy contractor hiring stainless welders for shop and field work. Strong TIG skills, reading of drawings, low rework and 6G certification desired. Lead welder positions available.',
    truthful: [
      'Weld stainless steel and aluminum frames, tanks and brackets to drawing using MIG and TIG processes.',
      'Fabricate stainless and aluminum components from blueprints, setting up jigs, fitting up parts and keeping rework below two percent.',
      'Perform gas metal arc (GMAW) and gas tungsten arc (GTAW) welding on stainless and aluminum assemblies, inspecting my own welds with a gauge.',
      'Join stainless and aluminum tanks, frames and brackets by TIG and MIG, with occasional flux-core work on field jobs.',
    ],
    invented: [
      [
        'credential',
        '6G-certified welder producing stainless and aluminum frames, tanks and brackets from drawings with MIG and TIG.',
      ],
      [
        'number',
        'MIG and TIG weld stainless and aluminum frames, tanks and brackets from drawings, holding rework under 1%.',
      ],
      [
        'scope',
        'Supervise the welders in the TIG bay while producing stainless and aluminum frames, tanks and brackets from drawings.',
      ],
      [
        'skill',
        'Weld stainless and aluminum frames, tanks and brackets from drawings using MIG, TIG and stick processes.',
      ],
    ],
  },
  {
    field: 'HVAC service',
    language: 'en',
    entry: {
      title: 'HVAC Service Technician',
      companyName: 'Coolbreeze Mechanical',
      startDate: '2016-05',
      endDate: '2022-08',
      notes: [
        'Maintenence and repair of residential AC, furnaces & heat pumps, 6-7 calls a day in summer',
        'refrigerant recovery, leak search, brazing, compressor change outs',
        'explained repair options to home owners and wrote quotes on the tablet (ServiceTitan)',
        'on call one week in four',
      ],
    },
    further: ['EPA 608 Universal certification, 2016', 'HVAC/R diploma, Lincoln Tech, 2016'],
    posting:
      'Service company seeks a lead HVAC technician. EPA 608 required, NATE preferred. You diagnose and repair heating and cooling systems, talk clearly with customers and mentor junior technicians.',
    truthful: [
      'Serviced and repaired residential air conditioners, furnaces and heat pumps, handling up to seven calls per day in summer.',
      'EPA 608 Universal certified technician who performed leak detection, refrigerant recovery, brazing and compressor replacement on residential systems.',
      'Repaired heating and cooling equipment for homeowners, walking them through repair options and preparing quotes in ServiceTitan.',
      'Kept residential heating and cooling equipment running through maintenance, repairs and an on-call rotation of one week in four.',
    ],
    invented: [
      [
        'scope',
        'Mentored junior technicians while maintaining and repairing residential air conditioners, furnaces and heat pumps, with six to seven summer calls a day.',
      ],
      [
        'number',
        'Maintained and repaired residential AC units, furnaces and heat pumps with a 95% first-visit fix rate, taking six to seven calls a day in summer.',
      ],
      [
        'name',
        'Maintained and repaired Trane and Lennox air conditioners, furnaces and heat pumps for homeowners, explaining repair options clearly.',
      ],
      [
        'credential',
        'NATE-certified technician maintaining and repairing residential air conditioners, furnaces and heat pumps on six to seven summer calls a day.',
      ],
    ],
  },
];
