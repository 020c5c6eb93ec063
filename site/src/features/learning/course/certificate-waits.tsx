import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { waitInWords, type SeatTimeWait } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** Says how much time in the course an accreditation requires before the certificate, and how to get there. */
export function CertificateWaits({ wait, course }: { wait: SeatTimeWait; course: LearnerCourse }) {
  const { required, left } = waitInWords(wait)
  const { slug, related_id } = course
  return (
    <Notice tone="waiting">
      <p>{`Your certificate needs ${required} in this course: ${left} left.`}</p>
      <p>
        You completed the course. Time that you spend in{' '}
        <a href={linkTo('outline', { slug, related_id })}>any lesson</a> still counts. Then come back for your
        certificate.
      </p>
    </Notice>
  )
}
