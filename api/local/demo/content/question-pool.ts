import type { DemoQuestion } from './types.ts'

/** The right choice comes first. */
const question = (text: string, explanation: string, ...choices: string[]): DemoQuestion => ({
  type: 'single',
  text,
  explanation,
  choices: choices.map((choice, place) => ({ text: choice, is_correct: place === 0 })),
})

/** Questions about hand hygiene, gloves and isolation that exams draw from. */
export const infectionPool = {
  title: 'Infection prevention: practice questions',
  course: 'infection-prevention-for-clinical-staff',
  draw: 4,
  time_limit_minutes: 30,
  questions: [
    question(
      'How long should an alcohol-based hand rub stay wet on the skin?',
      'The rub works while it is wet; cover all surfaces until the hands are dry.',
      'About 20 seconds, until the hands are dry',
      'Five seconds',
      'Two minutes',
    ),
    question(
      'After caring for a patient with C. difficile, hands are cleaned with',
      'Alcohol does not kill spores; friction, soap and water remove them.',
      'Soap and water',
      'Alcohol-based hand rub alone',
      'A disinfectant wipe for surfaces',
    ),
    question(
      'Which precautions apply to a patient with active pulmonary tuberculosis?',
      'Tuberculosis spreads through the air: a negative-pressure room and a fitted respirator.',
      'Airborne',
      'Droplet',
      'Contact only',
    ),
    question(
      'In which order is protective equipment taken off?',
      'The most contaminated piece comes off first, the respirator last and outside of the room.',
      'Gloves, goggles, gown, mask',
      'Mask, gown, goggles, gloves',
      'Gown, mask, gloves, goggles',
    ),
    question(
      'A needle is recapped',
      'Most needlestick injuries happen while recapping; the sharps container is the only next place.',
      'Never by hand; it goes straight into the sharps container',
      'With both hands, slowly',
      'Once the tray is back at the station',
    ),
    question(
      'Gloves are changed between two tasks on the same patient when',
      'Gloves carry what they touched from a contaminated site to a clean one.',
      'moving from a contaminated body site to a clean one',
      'the shift ends',
      'never, one pair per patient is enough',
    ),
    question(
      'What does “contact time” of a disinfectant mean?',
      'A surface that dries too early was cleaned, not disinfected.',
      'How long a surface must stay wet for the product to work',
      'How long the product keeps after opening',
      'How long staff may touch it',
    ),
    question(
      'When is the first moment for hand hygiene?',
      'The five moments begin before the patient is touched.',
      'Before touching the patient',
      'After leaving the ward',
      'Before the shift only',
    ),
  ],
}
