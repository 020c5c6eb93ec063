import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'

type Need = {
  text: string
  /** the page where it is mended, and what is done there */
  page: 'coursePricing' | 'courseInstructors' | 'courseCertificate'
  mend: string
}
// A new reason does not compile without a place where it is mended.
const needs: Readonly<Record<AdminCourse['reasons'][number], Need>> = {
  no_pricing: { text: 'At least one price', page: 'coursePricing', mend: 'Set a price' },
  no_instructors: { text: 'An instructor', page: 'courseInstructors', mend: 'Choose an instructor' },
  no_certificate_template: {
    text: 'A certificate template, if it requires a certificate',
    page: 'courseCertificate',
    mend: 'Choose a template',
  },
}
const reasons = Object.keys(needs) as AdminCourse['reasons'][number][]

/** Why the course cannot be published yet, as a list of what is done and what is missing; each leads to where it is mended (BLD-021). */
export function PublishDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Not ready to publish"
      size="small"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>{course.title} can be published once it has:</p>
      <ul className="check-list">
        {reasons.map((reason) => {
          const isMissing = course.reasons.includes(reason)
          const { text, page, mend } = needs[reason]
          return (
            <li key={reason}>
              <StatusMark
                tone={isMissing ? 'failed' : 'success'}
              >{`${text}${isMissing ? ': missing' : ''}`}</StatusMark>
              {isMissing ? (
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
