import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail, type MailContent } from '../../notifications/door.ts'

type Values = {
  first_name: string
  title: string
  course: string
  slug: string
  enrollment_id: number
  question_id: number
}

/** Sent to a learner whose question staff answered. The answer itself stays in the portal. */
export const questionAnswered = mail<Values>({
  kind: 'transactional',
  about: 'question_answered',
  sample: {
    first_name: 'Ada',
    title: 'How often do I turn the patient?',
    course: 'Safe lifting',
    slug: 'safe-lifting',
    enrollment_id: 17,
    question_id: 4,
  },
  write: ({ first_name, title, course, slug, enrollment_id, question_id }, { portal, url }): MailContent => {
    const greeting = first_name ? `Hello ${first_name}, ` : ''
    return {
      heading: `Your question was answered: ${title}`,
      parts: [
        {
          kind: 'text',
          text: `${greeting}${greeting ? 'your' : 'Your'} question about “${course}” at ${portal} was answered.`,
        },
        {
          kind: 'button',
          label: 'Read the answer',
          url: url + linkTo('learnerQuestion', { slug, related_id: enrollment_id, question_id }),
        },
      ],
    }
  },
})
