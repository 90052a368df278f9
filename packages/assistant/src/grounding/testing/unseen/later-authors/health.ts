import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterHealth: readonly LabeledResume[] = [
  {
    field: 'nursing, med-surg',
    language: 'en',
    entry: {
      title: 'Registered Nurse',
      companyName: 'St. Brigid Hospital',
      startDate: '2018-08',
      endDate: '2023-05',
      notes: [
        'Took care of 5-6 patients per shift on a 28 bed med-surg floor, mostly post-op',
        'gave meds, IV starts, wound care, foley caths, charted in Epic',
        'Preceptor for 4 new grads',
        'Worked with PT and case mgmt on discharge planning',
        'charge nurse relief about twice a month',
      ],
    },
    skills: ['Epic', 'BLS', 'ACLS'],
    further: ['BSN, Marywood University, 2018'],
    posting:
      'We seek a registered nurse for our surgical step-down unit. You will care for post-operative patients, administer medications, monitor telemetry and take part in interdisciplinary discharge planning. CCRN preferred.',
    truthful: [
      'Provided direct care to five to six mainly post-operative patients each shift on a 28-bed medical-surgical unit, administering medications, starting IVs and managing wounds.',
      'Managed mainly post-surgical assignments of up to six patients, documenting care in Epic and coordinating discharge planning with physical therapy and case management.',
      'Delivered bedside nursing on a busy 28-bed med-surg floor while precepting four new graduate nurses and stepping in as relief charge nurse about two times per month.',
      'Supported the recovery of surgical patients through medication administration, IV starts, wound care and urinary catheterization.',
    ],
    invented: [
      [
        'number',
        'Cared for up to eight mainly post-operative patients per shift on a 28-bed medical-surgical unit, administering medications and performing wound care.',
      ],
      [
        'scope',
        'Worked as full-time charge nurse on a 28-bed med-surg floor while caring for five to six mostly post-operative patients each shift.',
      ],
      [
        'skill',
        'Managed five to six mainly post-surgical patients per shift, giving medications, starting IVs and interpreting telemetry rhythms.',
      ],
      [
        'credential',
        'CCRN-certified nurse caring for five to six mostly post-operative patients per shift and coordinating discharge planning with PT and case management.',
      ],
    ],
  },
  {
    field: 'nursing assistant, elder care',
    language: 'en',
    entry: {
      title: 'CNA',
      companyName: 'Maple Grove Care Center',
      startDate: '2021-02',
      endDate: '',
      notes: [
        'helping residents w/ bathing, dressing, eating and toileting, 10 residents on my hall',
        'vitals every morning and report changes to the nurse',
        'Hoyer lift and gait belt transfers, no falls during my transfers last yr',
        'I sit with the dementia residents at activity time',
      ],
    },
    summary: 'Patient and dependable aide who likes working with older people. Speak English and Tagalog.',
    further: ['CNA Certificate, Red Cross, 2020'],
    posting:
      'Our home care agency needs caregivers for seniors in their own homes. Duties include personal care, meal preparation, companionship and observing changes in condition. Dementia experience and bilingual staff are valued.',
    truthful: [
      'Provide personal care for 10 residents, including bathing, dressing, feeding assistance and toileting, and take vital signs each morning.',
      'Assist ten residents with activities of daily living (ADLs) and transfer them safely with a Hoyer lift and gait belt.',
      'Support older adults with bathing, dressing and meals while offering companionship to residents with dementia during activities.',
      'Bilingual in English and Tagalog, help residents with hygiene, dressing and eating and alert the nurse to changes in their condition.',
    ],
    invented: [
      [
        'scope',
        'Train newly hired aides in bathing, dressing and feeding routines while caring for a hall of ten residents.',
      ],
      [
        'scope',
        'Run the activity program for residents with dementia while assisting ten residents with bathing, dressing, eating and toileting.',
      ],
      [
        'number',
        'Help ten residents with daily personal care, maintaining three years without a fall during Hoyer lift and gait belt transfers.',
      ],
      [
        'date',
        'Have assisted Maple Grove residents with bathing, dressing, eating and toileting since 2019, reporting changes in condition to the nurse.',
      ],
    ],
  },
  {
    field: 'radiography',
    language: 'en',
    entry: {
      title: 'Radiographer',
      companyName: 'Northfield Orthopaedic Clinic',
      startDate: '2016-03',
      endDate: '2022-11',
      notes: [
        'I performed X-ray examinations of the limbs and spine for orthopaedic outpatients, around 40 per day.',
        'I checked image quality and repeated exposures only when necessary.',
        'I was responsible for the daily quality checks of both X-ray rooms.',
        'I used the PACS system and explained the procedure to anxious patients and children.',
      ],
    },
    skills: ['PACS', 'radiation protection', 'digital radiography'],
    further: ['BSc Diagnostic Radiography, University of Leeds, 2015'],
    posting:
      'A hospital trust is looking for a diagnostic radiographer for its trauma department, with rotations in CT and theatre. HCPC registration is required. Good communication with patients is essential, and you will supervise students.',
    truthful: [
      'Carried out about 40 orthopaedic X-ray examinations a day of limbs and spine, using PACS and limiting repeat exposures to those that were necessary.',
      'Imaged orthopaedic outpatients and put children and nervous patients at ease by explaining the procedure to them.',
      'Produced radiographs of the spine and extremities for outpatients and took responsibility for daily quality checks in two X-ray rooms.',
      'Handled a steady daily volume of limb and spinal radiography with close attention to image quality and radiation protection.',
    ],
    invented: [
      [
        'number',
        'Performed around 60 X-ray examinations of limbs and spine per day for orthopaedic outpatients, with careful control of image quality.',
      ],
      [
        'scope',
        'Supervised radiography students while carrying out around 40 limb and spine examinations a day for orthopaedic outpatients.',
      ],
      [
        'skill',
        'Performed X-ray and CT examinations of limbs and spine for orthopaedic outpatients, explaining the procedure to anxious patients and children.',
      ],
      [
        'credential',
        'HCPC-registered radiographer who completed around 40 limb and spine examinations daily and checked image quality in PACS.',
      ],
    ],
  },
  {
    field: 'phlebotomy',
    language: 'en',
    entry: {
      title: 'Phlebotomist / Lab Assistant',
      companyName: 'Lakeside Diagnostics',
      startDate: '2019-06',
      endDate: '2024-01',
      notes: [
        'Blood draws, all ages, avg 55/day, venipuncture + fingerstick',
        'labeled & logged specimens in LIS, centrifuged, sent out to ref lab',
        'Mobile draws Tues/Thurs at 2 nursing homes',
        'ordered supplies for the draw station',
      ],
    },
    posting:
      "Children's hospital seeks a phlebotomist skilled in pediatric draws. Accurate specimen labeling, LIS data entry and a gentle manner are essential. National certification (ASCP or NHA) required.",
    truthful: [
      'Performed an average of 55 venipunctures and fingersticks per day for patients of all ages, from children to seniors.',
      'Collected blood specimens from pediatric, adult and elderly patients and labeled and logged samples in the laboratory information system (LIS).',
      'Drew blood by venipuncture and fingerstick, including twice-weekly mobile collections at two nursing homes.',
      'Handled roughly 55 draws a day and saw specimens through labeling, centrifuging and dispatch to the reference lab.',
    ],
    invented: [
      ['number', 'Averaged 55 blood draws per day across all age groups with a 98% first-stick success rate.'],
      [
        'scope',
        'Managed the supply budget of the draw station while performing an average of 55 venipunctures and fingersticks a day.',
      ],
      [
        'credential',
        'ASCP-certified phlebotomist averaging 55 draws daily by venipuncture and fingerstick for patients of all ages.',
      ],
      [
        'scope',
        'Averaged 55 venipunctures and fingersticks a day and served as the sole phlebotomist for two nursing homes every Tuesday and Thursday.',
      ],
    ],
  },
];
