import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'

const needs = [
  { reason: 'no_pricing', text: 'At least one price' },
  { reason: 'no_instructors', text: 'An instructor' },
  { reason: 'no_certificate_template', text: 'A certificate template, if it requires a certificate' },
] as const

/** Why the course cannot be published yet, as a list of what is done and what is missing (BLD-021). */
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
        {needs.map(({ reason, text }) => {
          const isMissing = course.reasons.includes(reason)
          return (
            <li key={reason}>
              <StatusMark
                tone={isMissing ? 'failed' : 'success'}
              >{`${text}${isMissing ? ': missing' : ''}`}</StatusMark>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
