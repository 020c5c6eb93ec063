import { list_certificates, type Certificate as Shown } from '@portico/shared/contract/credentials/certificates.ts'
import { show_seat_time, type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { learnerCall as call } from '../learner-call.ts'
import type { CourseView } from '../load/course-view.ts'
import { ContinueButton } from './continue-button.tsx'
import { CertificateOf, certificateFile } from './get-certificate.tsx'
import { LoadFailed } from '../load/load-failed.tsx'
import { portalDate, pageTimeZone } from '../../../scripts/portal-date.ts'
import { minimumTime } from '../seat-time/minimum-time.ts'
import { PartSkeleton } from '../load/skeletons.tsx'
import { useLoad } from '../../../kernel/use-load.ts'
import { linkedinUrl } from '@portico/shared/rules/credentials/certificates/linkedin-url.ts'
import { portalName } from '../../../kernel/portal-name.ts'

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
            <Certificate certificate={one} />
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

function Certificate({ certificate }: { certificate: Shown }) {
  const { serial, issued_at, expires_at, revoked_at } = certificate
  return (
    <Card padded className="certificate">
      <div className="stack">
        <div className="row row-between">
          <h2 className="certificate-title">
            <Icon name="award" size="large" />
            {certificate.course}
          </h2>
          {revoked_at ? <StatusMark tone="failed">Revoked</StatusMark> : <StatusMark tone="success">Issued</StatusMark>}
        </div>
        <dl className="certificate-facts">
          <div>
            <dt>Serial number</dt>
            <dd className="tabular">{serial}</dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd>{portalDate(issued_at)}</dd>
          </div>
          {expires_at ? (
            <div>
              <dt>Valid until</dt>
              <dd>{portalDate(expires_at)}</dd>
            </div>
          ) : null}
          {revoked_at ? (
            <div>
              <dt>Revoked</dt>
              <dd>{portalDate(revoked_at)}</dd>
            </div>
          ) : null}
        </dl>
        <div className="row">
          {revoked_at ? null : (
            <LinkButton icon="download" href={certificateFile(serial)} download={`certificate-${serial}.pdf`}>
              Download certificate
            </LinkButton>
          )}
          <LinkButton kind="secondary" icon="shield" href={linkTo('certificate', { serial })}>
            Verification page
          </LinkButton>
          {revoked_at ? null : <LinkedinLink certificate={certificate} />}
        </div>
      </div>
    </Card>
  )
}

/** Adds a certificate to the user's LinkedIn profile: a plain link, so LinkedIn learns of it only when pressed. */
const LinkedinLink = ({ certificate }: { certificate: Shown }) => (
  <LinkButton
    kind="secondary"
    icon="external"
    href={linkedinUrl({ ...certificate, issuer: portalName(), time_zone: pageTimeZone() })}
    target="_blank"
    rel="noopener noreferrer"
  >
    Add to LinkedIn
  </LinkButton>
)
