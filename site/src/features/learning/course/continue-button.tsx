import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { continuePath } from '../load/learner-path.ts'

/** Continue button with the server's label verbatim (LRN-028…030). Not rendered without access. */
export function ContinueButton({
  course,
  describedBy,
  size,
}: {
  course: LearnerCourse
  describedBy?: string | undefined
  size?: 'large' | undefined
}) {
  if (!mayOpen(course.access)) return null
  return (
    <LinkButton
      href={continuePath(course)}
      kind={course.finished_at ? 'secondary' : 'primary'}
      size={size}
      aria-describedby={describedBy}
    >
      {course.continue_label}
    </LinkButton>
  )
}
