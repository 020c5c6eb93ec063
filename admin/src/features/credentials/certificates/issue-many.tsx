import { generate_certificate, type MissingCertificate } from '@portico/shared/contract/credentials/certificates.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { BulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'

/** Issues one missing certificate. */
export const issueCertificate = ({ id, user_id, course_id }: MissingCertificate) =>
  api(generate_certificate, { params: { user: user_id, course: course_id }, body: { related_id: id } })

/** Issues the certificates of all selected learners after one confirmation (CER-005). */
export function IssueMany({ many }: { many: BulkSelection<MissingCertificate> }) {
  const [isAsked, setAsked] = useState(false)
  const certificates = countOf(many.chosen.length, 'certificate')
  const issue = async () => {
    const count = await many.run(issueCertificate)
    setAsked(false)
    if (count > 0) toasts.show({ kind: 'success', text: `${countOf(count, 'certificate')} issued.` })
  }
  return (
    <>
      <Button kind="secondary" size="small" icon="check" disabled={many.isBusy} onClick={() => setAsked(true)}>
        Issue certificates
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Issue ${certificates}?`}
        confirmLabel={`Issue ${certificates}`}
        busy={many.isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void issue()}
      >
        Each certificate states names, hours and dates as they are today and doesn’t change later. The learners are
        notified.
      </ConfirmDialog>
    </>
  )
}
