import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { mail, type MailContent } from '../../notifications/door.ts'

type Values = {
  learner: string
  title: string
  course: string
  slug: string
  user_id: number
  enrollment_id: number
  assignment_id: number
}

/** Sent to the instructors of a course when a learner submitted work. */
export const assignmentSubmitted = mail<Values>({
  kind: 'transactional',
  about: 'assignment_submitted',
  sample: {
    learner: 'Robin Vale',
    title: 'Care plan',
    course: 'Safe lifting',
    slug: 'safe-lifting',
    user_id: 5,
    enrollment_id: 17,
    assignment_id: 23,
  },
  write: ({ learner, title, course, slug, user_id, enrollment_id, assignment_id }, { url }): MailContent => ({
    heading: `Waiting to be graded: ${title}`,
    parts: [
      { kind: 'text', text: `${learner || 'A learner'} submitted “${title}” in “${course}”.` },
      {
        kind: 'button',
        label: 'Grade it',
        url: url + linkToStaff('assignmentProgress', { slug, user_id, related_id: enrollment_id, assignment_id }),
      },
    ],
  }),
})
