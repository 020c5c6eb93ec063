import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseFixes } from '@portico/shared/pages/course-fixes.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'
import { UnreadyItems } from './unready-items.tsx'

// The type makes a new reason fail to compile until it has a text.
const requirementTexts: Readonly<Record<AdminCourse['reasons'][number], string>> = {
  no_pricing: 'At least one price',
  no_instructors: 'An instructor',
  no_certificate_template: 'A certificate template, if it requires a certificate',
  unready_items: 'Content in every item',
}
const reasons = Object.keys(requirementTexts) as AdminCourse['reasons'][number][]

/** Lists what is done and what is missing before the course can be published; each entry leads to where it is fixed (BLD-021). */
export function PublishDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  // A published course needs only what its changes lack.
  const isAgain = course.publication_status === courseStatus.published
  return (
    <Dialog
      open
      onClose={onClose}
      title="Not ready to publish"
      size="small"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>
        {isAgain
          ? `The changes of ${course.title} can be published once it has:`
          : `${course.title} can be published once it has:`}
      </p>
      <ul className="check-list">
        {(isAgain ? course.reasons : reasons).map((reason) => {
          const isMissing = course.reasons.includes(reason)
          const { page, mend } = courseFixes[reason]
          return (
            <li key={reason}>
              <StatusMark
                tone={isMissing ? 'failed' : 'success'}
              >{`${requirementTexts[reason]}${isMissing ? ': missing' : ''}`}</StatusMark>
              {isMissing && reason === 'unready_items' ? (
                <UnreadyItems course={course} onOpen={onClose} />
              ) : isMissing ? (
                <Link to={linkToStaff(page, { slug: course.slug })} onClick={onClose}>
                  {mend}
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
