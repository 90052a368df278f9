import type { LabeledResume } from '../../labeled-lines';

export const ledgersAndFieldsParaphrases: readonly LabeledResume[] = [
  {
    field: 'lab technician',
    language: 'en',
    entry: {
      title: 'Laboratory Technician',
      companyName: 'Aldine Water Testing',
      startDate: '2018-06',
      endDate: '2022-12',
      notes: [
        'Tested drinking and waste water samples, 40-50 per day, for coliform, nitrate, pH and turbidity.',
        'Ran and maintained the ion chromatograph (Dionex).',
        'Wrote 4 SOPs and updated others before the 2021 state audit, which we passed with no findings.',
        'Kept chain-of-custody records in LabWare LIMS.',
      ],
    },
    skills: ['Ion chromatography', 'LabWare LIMS', 'Membrane filtration', 'QC charts'],
    further: ['B.S. Environmental Science, Texas State University, 2018'],
    posting:
      'Rio Verde Analytical needs a lab analyst for its environmental testing group. Duties include wet chemistry, ion chromatography and ICP-MS for trace metals. Experience under ISO 17025 and with LIMS is required. HAZWOPER certification is preferred. The analyst trains junior staff and manages the chemical inventory.',
    truthful: [
      'Analyzed 40 to 50 drinking and wastewater samples daily for pH, turbidity, nitrate and coliform.',
      'Authored four standard operating procedures and revised others ahead of a 2021 state audit that ended without findings.',
      'Operated and serviced a Dionex ion chromatograph and kept chain of custody documented in LabWare.',
    ],
    invented: [
      ['skill', 'Ran and maintained the Dionex ion chromatograph and measured trace metals by ICP-MS.'],
      ['date', 'Wrote four SOPs and updated others before the 2019 state audit, which closed without findings.'],
      ['credential', 'HAZWOPER-certified technician testing 40 to 50 drinking and wastewater samples a day.'],
    ],
  },
  {
    field: 'dairy farming',
    language: 'en',
    entry: {
      title: 'Dairy Farm Assistant',
      companyName: 'Totara Flats Dairies',
      startDate: '2016-07',
      endDate: '2020-05',
      notes: [
        'milking 480 cows, 40-a-side herringbone, mornings + every 2nd arvo',
        'calf rearing, ~110 calves each spring',
        'fencing, shifting breaks, quad + tractor',
        'drenching, hoof trimming w/ vet',
        'relief milked alone most Sundays',
        'recorded health events in MINDA',
      ],
    },
    skills: ['Milking', 'MINDA', 'Tractor driving', 'Calf rearing'],
    further: ['NZ Certificate in Agriculture Level 3, Primary ITO, 2018', 'Full class 1 driver licence'],
    posting:
      'We need a herd manager for 650 cows near Ashburton on a rotary shed. You will be in charge of animal health, mating and two farm assistants. AI technician training and effluent management knowledge are wanted. MINDA skills and calf rearing experience are essential. Level 4 in agriculture preferred.',
    truthful: [
      'Milked a herd of 480 in a 40-a-side herringbone shed every morning and every second afternoon.',
      'Reared about 110 calves each spring and logged animal health events in MINDA.',
      'Handled most Sunday relief milkings single-handedly; drenched stock, repaired fences, shifted breaks and helped the vet with hoof trimming.',
    ],
    invented: [
      ['number', 'Reared around 160 calves each spring and recorded health events in MINDA.'],
      ['name', 'Milked 480 cows supplying Fonterra in a 40-a-side herringbone shed.'],
      ['scope', 'Took charge of two farm assistants while fencing, shifting breaks and drenching.'],
    ],
  },
  {
    field: 'agronomy field technician',
    language: 'en',
    entry: {
      title: 'Field Research Technician',
      companyName: 'Prairie Seed Cooperative',
      startDate: '2020-03',
      endDate: '2023-10',
      notes: [
        'corn/soy yield trials, 12 locations in IL & IA',
        'planted ~3,600 plots/yr w/ 4-row plot planter',
        'stand counts, disease ratings, soil sampling',
        'drone flights (DJI Phantom 4) for canopy images',
        '2 summer interns each yr - showed them ropes & checked data',
        'data entry in ARM, then cleanup in Excel',
      ],
    },
    skills: ['ARM software', 'Plot planter', 'Soil sampling', 'GPS guidance'],
    further: ['A.S. Agriculture, Parkland College, 2019', 'FAA Part 107 remote pilot, 2021'],
    posting:
      'Verdant Genetics is recruiting a field station lead in central Illinois. You will run corn and soybean trials and operate planters and plot combines. A commercial pesticide applicator license is required. Skills in R and GIS mapping are valued. The lead manages five technicians and a budget of $400,000.',
    truthful: [
      'Planted roughly 3,600 plots a year with a four-row planter for corn and soybean yield trials at 12 sites in Illinois and Iowa.',
      'Captured canopy imagery with a DJI Phantom 4, took soil samples and rated plots for disease.',
      'Introduced two interns to the work each summer and checked their data; recorded trial results in ARM and cleaned them in Excel.',
    ],
    invented: [
      ['skill', 'Flew a DJI Phantom 4 to capture canopy images and mapped the plots in ArcGIS.'],
      [
        'credential',
        'Licensed commercial pesticide applicator and Part 107 drone pilot working on corn and soybean yield trials at 12 locations.',
      ],
      ['scope', 'Managed a $400,000 trial budget and planted about 3,600 plots a year with a four-row planter.'],
    ],
  },
  {
    field: 'line cook',
    language: 'en',
    entry: {
      title: 'Line Cook',
      companyName: 'Juniper & Rye',
      startDate: '2017-09',
      endDate: '2020-02',
      notes: [
        'Worked grill and saute stations in a 90-seat restaurant, usually 150 to 170 covers on Saturdays.',
        'Did prep for brunch and made all house dressings and two soups a day.',
        'Received produce and fish deliveries and checked temps.',
        'Came up with a trout special that went on the fall 2019 menu.',
        'Trained two prep cooks when they moved up to the line.',
      ],
    },
    skills: ['Grill', 'Saute', 'Knife skills', 'FIFO stock rotation'],
    further: ['ServSafe Food Handler, 2017', 'Culinary certificate, Asheville-Buncombe Tech, 2016'],
    posting:
      'Copper Fern is hiring a sous chef for our 120-seat farm-to-table restaurant. You know grill and saute and can design seasonal menus. ServSafe Manager certification and experience with food costing are required. The sous chef leads a brigade of ten. Pastry and charcuterie skills are welcome.',
    truthful: [
      'Cooked on grill and saute in a 90-seat restaurant, with at least 150 covers on a typical Saturday.',
      'Prepared every house dressing and two soups daily alongside brunch prep.',
      'Created a trout special for the fall 2019 menu and trained two prep cooks for the line.',
    ],
    invented: [
      ['number', 'Worked grill and saute in a 90-seat restaurant, serving up to 230 covers on Saturdays.'],
      ['name', 'Received produce and fish from Blue Ridge Provisions and checked temperatures on arrival.'],
      ['date', 'Came up with a trout special for the fall 2018 menu and trained two prep cooks for the line.'],
    ],
  },
  {
    field: 'nursery practitioner',
    language: 'en',
    entry: {
      title: 'Nursery Practitioner',
      companyName: 'Little Acorns Day Nursery',
      startDate: '2019-09',
      endDate: '2023-08',
      notes: [
        'Key person for 6 toddlers in the 2s room (16 children altogether).',
        'Observations and next steps in Tapestry, linked to EYFS.',
        'Led the two-year progress checks for my key children and talked them through with parents.',
        'Set up the vegetable patch with the children in 2021.',
        'Stand-in room leader on Fridays from Jan 2022.',
      ],
    },
    skills: ['EYFS', 'Tapestry', 'Makaton (basic)', 'Safeguarding'],
    further: ['Level 3 Diploma Early Years Educator, 2019', 'Paediatric First Aid, 2022'],
    posting:
      'Busy Bumbles in Norwich is looking for a deputy manager for our 72-place nursery. A Level 3 early years qualification is essential and Level 5 preferred. You will be the SENCO and designated safeguarding lead. Experience with Famly software and Ofsted inspections is needed. You will line-manage 14 practitioners.',
    truthful: [
      'Acted as key person to six toddlers in a room of 16 two-year-olds, recording observations in Tapestry in line with the EYFS.',
      'Completed two-year progress checks for own key children and discussed the results with their parents.',
      'Covered for the room leader every Friday from January 2022 and created a vegetable patch with the children in 2021.',
    ],
    invented: [
      ['date', 'Stood in as room leader on Fridays from September 2020.'],
      [
        'credential',
        'Practitioner with a Level 5 early years qualification who recorded EYFS observations and next steps in Tapestry.',
      ],
      ['scope', 'Acted as key person for six toddlers and as designated safeguarding lead for the nursery.'],
    ],
  },
  {
    field: 'Buchhaltung',
    language: 'de',
    entry: {
      title: 'Finanzbuchhalterin',
      companyName: 'Möbelhaus Terhorst KG',
      startDate: '2013-04',
      endDate: '2021-12',
      notes: [
        'Kreditoren + Debitoren, ca. 900 Belege/Monat',
        'USt-Voranmeldung monatl. per ELSTER',
        'Mahnwesen: offene Posten > 60 Tage von 74.000 auf 38.000 EUR gesenkt (2017)',
        'Vorbereitung Jahresabschluss f. Steuerberater',
        'Umstieg auf DATEV Unternehmen online 2019 mitgestaltet',
        'Reisekosten, Kasse',
      ],
    },
    skills: ['DATEV', 'ELSTER', 'MS Excel', 'Mahnwesen'],
    further: ['Ausbildung Bürokauffrau, 2009', 'Geprüfte Finanzbuchhalterin (VHS), 2012'],
    posting:
      'Die Wehrmann Technik GmbH in Münster sucht eine Bilanzbuchhalterin in Vollzeit. Sie erstellen Monats- und Jahresabschlüsse nach HGB und bearbeiten die Umsatzsteuer. Eine Weiterbildung zur Bilanzbuchhalterin (IHK) wird vorausgesetzt. Kenntnisse in SAP FI und Konzernkonsolidierung sind von Vorteil. Sie leiten ein Team von vier Personen.',
    truthful: [
      'Bearbeitung von monatlich rund 900 Belegen in der Kreditoren- und Debitorenbuchhaltung sowie Umsatzsteuervoranmeldungen über ELSTER.',
      'Offene Posten über 60 Tage 2017 im Mahnwesen fast halbiert, von 74.000 auf 38.000 Euro.',
      'Jahresabschlüsse für den Steuerberater vorbereitet und 2019 an der Umstellung auf DATEV Unternehmen online mitgewirkt.',
    ],
    invented: [
      ['number', 'Monatlich rund 1.500 Belege in der Kreditoren- und Debitorenbuchhaltung bearbeitet.'],
      ['name', 'Jahresabschlüsse für die Steuerkanzlei Holtkamp & Partner vorbereitet und Reisekosten abgerechnet.'],
      ['skill', 'Umsatzsteuervoranmeldungen monatlich über ELSTER übermittelt und Debitoren in SAP FI gebucht.'],
    ],
  },
];
