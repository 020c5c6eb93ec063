import { show_seat_time, type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import type { SeatTimeWait } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
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
import { NameOnCertificate } from './name-on-certificate.tsx'
import { CertificateWaits } from './certificate-waits.tsx'

type Issued = { serial: string; issued_at: string }
export const certificateFile = (serial: string): string => `/api/certificates/${encodeURIComponent(serial)}/pdf`

type Props = { course: LearnerCourse; onIssued: (certificate: Issued) => void }

/** Offers the certificate, or says what it waits for. */
export function GetCertificate({ course, onIssued }: Props) {
  const { related_id, certificate } = course
  const waits = useLoad(`certificate-waits/${related_id}`, async () =>
    certificate ? null : (await call(show_seat_time, { query: { related_id } })).certificate_waits_for,
  )
  if (waits.state === 'loading' && !certificate) return <Skeleton shape="label" />
  return <CertificateOf course={course} wait={waits.state === 'ready' ? waits.data : null} onIssued={onIssued} />
}

/** Issues the certificate after a confirmation (CER-005), then offers it. */
export function CertificateOf({ course, wait, onIssued }: Props & { wait: SeatTimeWait | null }) {
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useAction(callFailure)
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
  if (wait) return <CertificateWaits wait={wait} course={course} />
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
        <NameOnCertificate />
      </ConfirmDialog>
    </div>
  )
}
