import { daysAgo } from './demo-dates.ts'

type DemoStudentQuestion = {
  course: string
  title: string
  text: string
  asked_at: string
  /** the instructor's answer and its date */
  answer: { text: string; at: string } | null
  is_closed: boolean
}
const hipaa = 'hipaa-essentials-for-front-desk-staff'

/** Learners' questions about the course that visitors see first: open, answered and closed. */
export const demoStudentQuestions: readonly DemoStudentQuestion[] = [
  {
    course: hipaa,
    title: 'May I confirm an appointment to a spouse who calls?',
    text: 'She knows the day but not the time, and he is in our records as her emergency contact.',
    asked_at: daysAgo(12),
    answer: {
      text: 'Being an emergency contact is not a permission. Look for a signed authorization or a note that she agreed to it; without one, offer to call her back at the number on file.',
      at: daysAgo(11.6),
    },
    is_closed: true,
  },
  {
    course: hipaa,
    title: 'Does a sign-in sheet at the desk break the minimum necessary rule?',
    text: 'Ours asks for the name, the time and the reason for the visit.',
    asked_at: daysAgo(4),
    answer: {
      text: 'A sheet is allowed as long as it asks for little. Name and time are fine; take the reason for the visit off it, since the next person in line reads it.',
      at: daysAgo(3.2),
    },
    is_closed: false,
  },
  {
    course: hipaa,
    title: 'How long do we keep the log of disclosures?',
    text: '',
    asked_at: daysAgo(1.3),
    answer: null,
    is_closed: false,
  },
]
