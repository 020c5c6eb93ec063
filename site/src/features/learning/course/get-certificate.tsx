import { show_seat_time, type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useState } from 'react'
import { learnerCall as call } from '../learner-call.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import { callFailure } from '../load/call-failure.ts'
import { CertificateWaits } from './certificate-waits.tsx'

type Issued = { serial: string; issued_at: string }
export const certificateFile = (serial: string): string => `/api/certificates/${encodeURIComponent(serial)}/pdf`

/** Issues the certificate after a confirmation (CER-005), then offers it. */
export function GetCertificate({
  course,
  onIssued,
}: {
  course: LearnerCourse
  onIssued: (certificate: Issued) => void
}) {
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useAction(callFailure)
  const { related_id, certificate } = course
  const waits = useLoad(`certificate-waits/${related_id}`, async () =>
    certificate ? null : (await call(show_seat_time, { query: { related_id } })).certificate_waits_for,
  )
  const generate = () =>
    run(async () => {
      onIssued(
        await call(generate_certificate, {
          params: { user: course.learner.id, course: course.id },
          body: { related_id: course.related_id },
        }),
      )
    }).finally(() => setAsks(false))
  if (course.certificate) {
    return (
      <LinkButton
        icon="download"
        href={certificateFile(course.certificate.serial)}
        download={`certificate-${course.certificate.serial}.pdf`}
      >
        Download certificate
      </LinkButton>
    )
  }
  if (waits.state === 'loading') return <Skeleton shape="label" />
  if (waits.state === 'ready' && waits.data) return <CertificateWaits wait={waits.data} course={course} />
  return (
    <div className="stack stack-2">
      <Button icon="award" onClick={() => setAsks(true)}>
        Generate certificate
      </Button>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <ConfirmDialog open={asks} busy={busy} onCancel={() => setAsks(false)} onConfirm={() => void generate()}>
        <p>Your certificate will show your name as it appears in your profile. It can’t be changed afterward.</p>
      </ConfirmDialog>
    </div>
  )
}
