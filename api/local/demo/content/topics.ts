import type { DemoTopic } from './types.ts'

export const demoTopics: DemoTopic[] = [
  {
    slug: 'nursing-healthcare',
    title: 'Nursing & Healthcare',
    is_continuing_education: true,
    description:
      'Contact hours for nurses, nursing assistants and the people who run the front desk: patient safety, infection prevention, privacy and documentation.',
  },
  {
    slug: 'real-estate',
    title: 'Real Estate',
    is_continuing_education: true,
    description:
      'Renewal hours for brokers and salespersons: fair housing, agency, contracts, disclosure and trust accounts.',
  },
  {
    slug: 'insurance',
    title: 'Insurance',
    is_continuing_education: true,
    description:
      'Continuing education for property, casualty, life and health producers and adjusters, with the ethics hours most states ask for.',
  },
  {
    slug: 'food-safety',
    title: 'Food Safety',
    is_continuing_education: false,
    description:
      'Training for food handlers, shift leads and managers, written around what an inspector looks at first.',
  },
  {
    slug: 'construction-safety',
    title: 'Construction Safety',
    is_continuing_education: false,
    description:
      'Awareness and toolbox training for crews and supervisors: falls, trenches, silica, electricity and heat.',
  },
  {
    slug: 'child-care',
    title: 'Child Care',
    is_continuing_education: true,
    description:
      'Annual training hours for center staff and family child care homes, from safe sleep to guiding behavior.',
  },
  {
    slug: 'human-resources',
    title: 'Human Resources',
    is_continuing_education: true,
    description:
      'Workplace law and practice for supervisors and HR generalists: hiring, leave, pay, investigations and respect at work.',
  },
  {
    slug: 'it-security',
    title: 'IT Security Awareness',
    is_continuing_education: false,
    description: 'Short courses that help every employee recognize an attack and help IT staff answer one.',
  },
  {
    slug: 'accounting-ethics',
    title: 'Accounting & Ethics',
    is_continuing_education: true,
    description: 'Ethics, fraud and technical updates for accountants in public practice, industry and government.',
  },
  {
    slug: 'water-treatment',
    title: 'Water & Wastewater',
    is_continuing_education: true,
    description: 'Renewal hours for drinking water and wastewater operators, with the math worked step by step.',
  },
]
