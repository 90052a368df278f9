import type { LabeledResume } from '../../labeled-lines';

/** Sentences of letters in English and German. */
export const plainerLetters: readonly LabeledResume[] = [
  {
    field: 'Veterinary Technician',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Veterinary Technician',
      companyName: 'Paws & Claws Animal Hospital',
      startDate: '2019-02',
      endDate: '2024-05',
      notes: [
        'Helped with surgeries and dental cleanings, watched anesthesia',
        'Drew blood, took X-rays, ran lab tests',
        'Talked worried owners through treatment and aftercare',
        'Held and calmed animals, about 25 a day',
      ],
    },
    skills: ['IDEXX', 'Radiography'],
    further: ['A.A.S. Veterinary Technology, Portland Community College'],
    posting: 'Emergency vet tech, nights. Triage, critical care, catheter placement, CVT required.',
    truthful: [
      'I am writing to apply for the vet tech position at your clinic.',
      'In over five years at Paws & Claws Animal Hospital, I assisted in surgeries and dental cleanings and monitored anesthesia.',
      'Drawing blood, taking X-rays and running lab tests are part of my daily routine.',
      'I know how to stay calm with anxious animals and worried owners alike.',
      'Working with about 25 animals a day has taught me to be quick, careful and kind.',
      'Your posting mentions triage, and I am eager to learn more about emergency work.',
      'I would appreciate the opportunity to discuss how my background fits your needs.',
    ],
    invented: [
      ['credential', 'I am a CVT with a current state license.'],
      ['skill', 'I have placed catheters and provided critical care.'],
      ['number', 'I have assisted in more than 800 surgeries.'],
      ['scope', 'I supervised the technicians of the night shift.'],
      ['name', 'Before that I worked at Banfield in Seattle.'],
      ['date', 'I have been a technician since 2014.'],
    ],
  },
  {
    field: 'Rezeptionist',
    language: 'de',
    path: 'letter',
    entry: {
      title: 'Rezeptionist',
      companyName: 'Hotel Seeblick',
      startDate: '2018-05',
      endDate: '2023-09',
      notes: [
        'Gäste empfangen, ein- und ausgecheckt, bis zu 60 am Tag',
        'Reservierungen am Telefon und per E-Mail angenommen',
        'Beschwerden gelöst',
        'Kasse gezählt und Tagesabschluss gemacht',
      ],
    },
    skills: ['Opera', 'Englisch'],
    posting: 'Empfangsleitung im Haus am Park: Dienstplanung, Französisch, Protel.',
    truthful: [
      'Mit großem Interesse habe ich Ihre Stellenanzeige gelesen.',
      'In meiner Zeit im Hotel Seeblick habe ich täglich bis zu 60 Gäste begrüßt und beim Check-in und Check-out betreut.',
      'Reservierungen habe ich telefonisch und schriftlich entgegengenommen.',
      'Auch bei Beschwerden bleibe ich freundlich und finde eine Lösung.',
      'Den Tagesabschluss und die Kasse führe ich sorgfältig und zuverlässig.',
      'Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.',
    ],
    invented: [
      ['skill', 'Ich spreche fließend Französisch und Italienisch.'],
      ['scope', 'Ich habe ein Team von Rezeptionisten geleitet.'],
      ['number', 'Ich habe täglich 150 Gäste betreut.'],
      ['skill', 'Mit Protel und der Dienstplanung bin ich vertraut.'],
    ],
  },
];
