import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail, type MailContent } from '../../notifications/door.ts'

type Values = {
  first_name: string
  title: string
  course: string
  slug: string
  enrollment_id: number
  assignment_id: number
  score: number
  is_passed: boolean
  /** the grade before a correction, and its reason */
  corrected: { from_score: number; reason: string } | null
}

/** Sent to a learner whose work was graded or whose grade was corrected. */
export const assignmentGraded = mail<Values>({
  kind: 'transactional',
  about: 'assignment_graded',
  sample: {
    first_name: 'Ada',
    title: 'Care plan',
    course: 'Safe lifting',
    slug: 'safe-lifting',
    enrollment_id: 17,
    assignment_id: 23,
    score: 82,
    is_passed: true,
    corrected: { from_score: 64, reason: 'A page was overlooked.' },
  },
  write: ({ first_name, title, course, slug, score, is_passed, corrected, ...ids }, { portal, url }): MailContent => {
    const greeting = first_name ? `Hello ${first_name}, ` : ''
    const your = greeting ? 'your' : 'Your'
    const result = `${score}%, ${is_passed ? 'passed' : 'failed'}`
    const work = `“${title}” in “${course}” at ${portal}`
    const isSameScore = corrected?.from_score === score
    const said = !corrected
      ? `${your} work on ${work} was graded: ${result}.`
      : isSameScore
        ? `${your} feedback on ${work} was changed. Your grade is still ${result}.`
        : `${your} grade for ${work} was changed from ${corrected.from_score}% to ${result}.`
    const { enrollment_id: related_id, assignment_id } = ids
    return {
      heading: `Your ${!corrected ? 'work was graded' : isSameScore ? 'feedback was changed' : 'grade was changed'}: ${title}`,
      parts: [
        { kind: 'text', text: greeting + said },
        ...(corrected ? [{ kind: 'text', text: `Reason: ${corrected.reason}` } as const] : []),
        {
          kind: 'button',
          label: 'Read the feedback',
          url: url + linkTo('assignmentItem', { slug, related_id, assignment_id }),
        },
      ],
    }
  },
})
