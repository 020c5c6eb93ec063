import { list_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { show_seat_time, type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { learnerCall as call } from '../learner-call.ts'
import type { CourseView } from '../load/course-view.ts'
import { ContinueButton } from './continue-button.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { CertificateOf } from './get-certificate.tsx'
import { LoadFailed } from '../load/load-failed.tsx'
import { portalDate } from '../../../scripts/portal-date.ts'
import { minimumTime } from '../seat-time/minimum-time.ts'
import { PartSkeleton } from '../load/skeletons.tsx'
import { useLoad } from '../../../kernel/use-load.ts'

/** Certificates of this enrollment: download, share, or how to earn them. */
export function CertificatesPage({ view, onChange }: { view: CourseView; onChange: (view: CourseView) => void }) {
  const { course } = view
  const loaded = useLoad(`certificates:${course.related_id}`, () => readCertificates(course))
  if (loaded.state === 'loading') return <PartSkeleton />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.reload} />
  const { certificates, seat } = loaded.data
  if (certificates.length > 0) {
    return (
      <ul className="stack course-narrow certificate-list">
        {certificates.map((one) => (
          <li key={one.serial}>
            <CertificateCard certificate={one} />
          </li>
        ))}
      </ul>
    )
  }
  if (!course.certificate_template)
    return (
      <EmptyState icon="award" title="No certificate">
        This course doesn’t include a certificate.
      </EmptyState>
    )
  if (!course.finished_at) {
    return (
      <EmptyState icon="award" title="Not available yet" action={<ContinueButton course={course} />}>
        {`You’ll get your certificate when you finish every module. You’ve completed ${course.percentage}% so far.`}
        {seat && seat.required_minutes !== null ? ` ${minimumTime(seat.required_minutes, seat)}` : null}
      </EmptyState>
    )
  }
  const wait = seat?.certificate_waits_for ?? null
  const issued = ({ serial, issued_at }: { serial: string; issued_at: string }) => {
    onChange({ ...view, course: { ...course, certificate: { serial, issued_at } } })
    loaded.reload()
  }
  return (
    <EmptyState
      icon="award"
      title={wait ? 'Your certificate needs more time in the course' : 'Your certificate is ready to be issued'}
      action={<CertificateOf course={course} wait={wait} onIssued={issued} />}
    >
      {`You completed this course on ${portalDate(course.finished_at)}.`}
    </EmptyState>
  )
}

/** Certificates of this enrollment; without one, also the time that it requires. If only that fails, the page still helps. */
async function readCertificates({ related_id, certificate_template }: LearnerCourse) {
  const certificates = (await call(list_certificates)).filter((one) => one.related_id === related_id)
  const isOpen = certificates.length === 0 && certificate_template !== null
  const seat = isOpen ? await call(show_seat_time, { query: { related_id } }).catch(() => null) : null
  return { certificates, seat }
}
