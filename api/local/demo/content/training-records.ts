import { daysAgo } from './demo-dates.ts'

type Named = { slug: string; name?: undefined } | { slug: null; name: string }
type DemoTraining = {
  email: string
  title: string
  provider: string
  /** an agency of the portal, or the learner's own wording */
  agency: Named
  completed_on: string
  hours: { subject: string; hundredths: number }[]
  status: 1 | 2 | 3
  reason: string
  file_name: string
  added_at: string
}

const florida: Named = { slug: 'state-board-of-nursing-florida' }

/** Training that learners of the core portal completed elsewhere: one accepted, one rejected, two pending. */
export const demoTrainingRecords: DemoTraining[] = [
  {
    email: 'learner@portico.test',
    title: 'Wound Care Symposium, Day 1',
    provider: 'Gulf Coast Nursing Association',
    agency: florida,
    completed_on: '2026-03-14',
    hours: [
      { subject: 'General', hundredths: 400 },
      { subject: 'Laws and rules', hundredths: 100 },
    ],
    status: 2,
    reason: '',
    file_name: 'wound-care-attendance.pdf',
    added_at: daysAgo(60),
  },
  {
    email: 'learner@portico.test',
    title: 'Basic Life Support renewal',
    provider: 'Bayside Community Hospital',
    agency: florida,
    completed_on: '2026-02-02',
    hours: [{ subject: 'General', hundredths: 200 }],
    status: 3,
    reason: 'The card shows no hours. Please add the course outline or a letter of the provider.',
    file_name: 'bls-card.pdf',
    added_at: daysAgo(45),
  },
  {
    email: 'learner@portico.test',
    title: 'Human Trafficking Awareness',
    provider: 'Gulf Coast Nursing Association',
    agency: florida,
    completed_on: '2026-10-09',
    hours: [{ subject: 'Human trafficking', hundredths: 200 }],
    status: 1,
    reason: '',
    file_name: 'certificate-of-completion.pdf',
    added_at: daysAgo(6),
  },
  {
    email: 'manager@portico.test',
    title: 'Leading a Safe Unit',
    provider: 'Keystone Leadership Institute',
    agency: { slug: null, name: 'American Nurses Credentialing Center' },
    completed_on: '2026-09-18',
    hours: [{ subject: 'Leadership', hundredths: 650 }],
    status: 1,
    reason: '',
    file_name: 'leading-a-safe-unit.pdf',
    added_at: daysAgo(12),
  },
]
