import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'

/** Changes that visitors notice; the dialog confirms them. */
export type StorefrontChange = 'announce' | 'archive' | 'hide' | 'restore'

type Course = Pick<
  AdminCourse,
  'title' | 'learners_count' | 'publication_status' | 'restored_status' | 'is_marketable' | 'has_unpublished_edits'
>
type Question = { title: string; confirm: string; lines: readonly string[] }

const questions: Readonly<Record<StorefrontChange, (course: Course) => Question>> = {
  announce: (course) => ({
    title: `Announce ${course.title} as coming soon?`,
    confirm: 'Announce',
    lines: [
      course.is_marketable
        ? 'Its public page says “Coming Soon”: visitors can read about the course, but cannot buy it yet.'
        : 'It has no public page while it is off the storefront.',
      learnersLine(course),
    ],
  }),
  archive: (course) => ({
    title: `Archive ${course.title}?`,
    confirm: 'Archive',
    lines: [
      isShown(course)
        ? 'Its public page is removed right away, so new learners cannot find or buy it. You can restore it from the archive at any time.'
        : 'It stays in the list of courses, and you can restore it from the archive at any time.',
      learnersLine(course),
    ],
  }),
  hide: (course) => ({
    title: `Take ${course.title} off the storefront?`,
    confirm: 'Take off the storefront',
    lines: [
      isShown(course)
        ? 'Its public page is removed right away, so visitors cannot find or buy it. Staff can still enroll people.'
        : 'It stays off the storefront when it is published. Staff can still enroll people.',
      learnersLine(course),
    ],
  }),
  restore: (course) => ({
    title: `Restore ${course.title} from the archive?`,
    confirm: 'Restore from archive',
    lines: [...restoredLines(course), learnersLine(course)],
  }),
}

/** Whether a question of the course's row is about one of these changes. */
export const isStorefrontChange = (asked: string): asked is StorefrontChange => Object.hasOwn(questions, asked)

export const questionAbout = (change: StorefrontChange, course: Course): Question => questions[change](course)

const isShown = ({ is_marketable, publication_status }: Course): boolean =>
  is_marketable && isVisibleCourse(publication_status)

function restoredLines({ restored_status, is_marketable, has_unpublished_edits }: Course): string[] {
  if (restored_status === null || restored_status === 1)
    return ['It becomes a draft: visitors see nothing of it until you publish it.']
  const state = restored_status === 2 ? 'It is published again' : 'It is announced as coming soon again'
  return [
    is_marketable ? `${state}, and its public page returns.` : `${state}, but stays off the storefront.`,
    ...(has_unpublished_edits ? ['Its unpublished edits stay unpublished.'] : []),
  ]
}

/** Says how many people learn with the course, and that no change of its status affects them. */
function learnersLine({ learners_count }: Course): string {
  if (learners_count === 0) return 'Nobody is enrolled.'
  const are = learners_count === 1 ? 'One learner is' : `${formatCount(learners_count)} learners are`
  return `${are} enrolled. They keep their access, their progress and their certificates, and can finish the course.`
}
