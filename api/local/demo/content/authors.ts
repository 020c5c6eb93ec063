import type { DemoAuthor } from './types.ts'

// Fictional instructors, each with a profession that fits what they teach.
export const demoAuthors: DemoAuthor[] = [
  {
    slug: 'marisol-etxeberria',
    name: 'Marisol Etxeberria, RN, MSN',
    headline: 'Clinical educator',
    description:
      'Marisol spent fourteen years on medical-surgical and step-down units before she moved into staff education. She writes for the nurse who reads between two call lights and wants the point first.',
  },
  {
    slug: 'desmond-achterberg',
    name: 'Desmond Achterberg, RN, CIC',
    headline: 'Infection prevention nurse',
    description:
      'Desmond has built hand hygiene and device programs for two community hospitals and a chain of dialysis centers. He teaches from audit sheets rather than slogans.',
  },
  {
    slug: 'lorna-pridgen',
    name: 'Lorna Pridgen',
    headline: 'Privacy and compliance officer',
    description:
      'Lorna ran the front office of a nine-physician practice for eleven years and now advises clinics on privacy. Her courses start at the check-in window, where most mistakes are made.',
  },
  {
    slug: 'harlan-whitcombe',
    name: 'Harlan Whitcombe',
    headline: 'Managing broker',
    description:
      'Harlan has supervised residential agents since 1998 and reviews more than six hundred contracts a year. He teaches contract and disclosure law through files that went wrong.',
  },
  {
    slug: 'yvette-saldana-cole',
    name: 'Yvette Saldaña-Cole',
    headline: 'Fair housing trainer',
    description:
      'Yvette coordinated paired testing for a regional housing program before she began to train agents and property managers. She is known for practical scripts that people can use the same afternoon.',
  },
  {
    slug: 'raymond-castellane',
    name: 'Raymond Castellane',
    headline: 'Insurance educator',
    description:
      'Raymond worked as an independent agent for nineteen years, the last seven as the principal of a small agency. He explains a policy form by reading it aloud, exclusions included.',
  },
  {
    slug: 'priya-venkatesan-holt',
    name: 'Priya Venkatesan-Holt',
    headline: 'Claims and coverage analyst',
    description:
      'Priya has handled property claims after four major hurricanes and now trains adjusters. She likes a good timeline, a complete file note and a phone call made on time.',
  },
  {
    slug: 'joyce-nakagawa-reid',
    name: 'Joyce Nakagawa-Reid',
    headline: 'Food safety consultant',
    description:
      'Joyce inspected restaurants for a county health department for a decade. She now helps kitchens pass on the first visit, mostly by moving three things and labeling the rest.',
  },
  {
    slug: 'octavio-berrones',
    name: 'Octavio Berrones',
    headline: 'Chef and bilingual trainer',
    description:
      'Octavio managed hotel kitchens in Phoenix and San Antonio and teaches in English and Spanish. He writes for the cook on the line, with both hands busy.',
  },
  {
    slug: 'leon-abernathie',
    name: 'Leon Abernathie, CSP',
    headline: 'Construction safety manager',
    description:
      'Leon started as an ironworker and has run safety on bridges, towers and hospital additions. He believes that a plan nobody can see from the work face is not a plan.',
  },
  {
    slug: 'katarzyna-mroz',
    name: 'Katarzyna Mroz',
    headline: 'Industrial hygienist',
    description:
      'Katarzyna measures what crews breathe and hear. Her courses turn exposure limits into choices about tools, water, fans and time.',
  },
  {
    slug: 'gwendolyn-harte-ames',
    name: 'Gwendolyn Harte-Ames',
    headline: 'Early childhood specialist',
    description:
      'Gwendolyn directed a sixty-child center and later visited hundreds of classrooms as a licensing consultant. She writes with the ratio of a busy toddler room in mind.',
  },
  {
    slug: 'mateo-lindquist',
    name: 'Mateo Lindquist',
    headline: 'Family child care provider',
    description:
      'Mateo has cared for mixed-age groups in his own home since 2009 and mentors new providers. His examples come from the kitchen table, nap time and the school pickup line.',
  },
  {
    slug: 'denise-okonjo-barr',
    name: 'Denise Okonjo-Barr',
    headline: 'Employment counsel and HR trainer',
    description:
      'Denise advised employers of twenty to five hundred people for sixteen years. She turns statutes into what a supervisor should say, write down and leave alone.',
  },
  {
    slug: 'stephen-drozdov',
    name: 'Stephen Drozdov',
    headline: 'People operations lead',
    description:
      'Stephen has built HR practices for a manufacturer, a hospital group and a school district. He teaches the paperwork and the conversation that has to come before it.',
  },
  {
    slug: 'anika-torvald',
    name: 'Anika Torvald',
    headline: 'Security awareness lead',
    description:
      'Anika has run phishing exercises for more than forty thousand employees and never once called anybody the weakest link. She teaches habits that survive a busy Monday.',
  },
  {
    slug: 'corwin-mbeki-shaw',
    name: 'Corwin Mbeki-Shaw',
    headline: 'Incident responder',
    description:
      'Corwin has led the response to ransomware in hospitals, school districts and a regional bank. He writes for the first person to notice, because the first hour belongs to them.',
  },
  {
    slug: 'theodora-vance-lim',
    name: 'Theodora Vance-Lim',
    headline: 'Ethics instructor and auditor',
    description:
      'Theodora spent twelve years in public practice and eight in internal audit. Her case studies are built from working papers, with the names and the numbers changed.',
  },
  {
    slug: 'malcolm-fairweather-ruiz',
    name: 'Malcolm Fairweather-Ruiz',
    headline: 'Controller and forensic accountant',
    description:
      'Malcolm has closed the books for three manufacturers and untangled two frauds. He teaches internal control as a way to let honest people prove that they are.',
  },
  {
    slug: 'ingrid-solheim-parrish',
    name: 'Ingrid Solheim-Parrish',
    headline: 'Drinking water operator',
    description:
      'Ingrid has run surface water and groundwater plants for twenty-two years and holds the top operator grade in two states. She solves every formula twice, once by estimate.',
  },
  {
    slug: 'calvin-redfern',
    name: 'Calvin Redfern',
    headline: 'Wastewater superintendent',
    description:
      'Calvin supervises a five-million-gallon activated sludge plant and has trained operators for every shift in it. He starts with what you can see, smell and settle in a jar.',
  },
  {
    slug: 'beatriz-montenegro-hale',
    name: 'Beatriz Montenegro-Hale',
    headline: 'Bilingual workplace trainer',
    description:
      'Beatriz teaches safety and workplace conduct in Spanish and English to crews, kitchens and cleaning teams. She tests every lesson with the people who will take it.',
  },
]
