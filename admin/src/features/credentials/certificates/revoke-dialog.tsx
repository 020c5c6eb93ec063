import { revoke_certificate, type Certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import { courseCertificates } from './missing-query.ts'

type Props = { certificate: Certificate; onClose: () => void; onRevoked: () => void }

/** Revokes a certificate, with a reason that its public page shows (OP-85). */
export function RevokeDialog({ certificate, onClose, onRevoked }: Props) {
  const { serial, course, learner } = certificate
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { busy, failure, run } = useAction()
  const revoke = () =>
    void run(async () => {
      await api(revoke_certificate, { params: { serial }, body: { reason } })
      toasts.show({ kind: 'success', text: `Certificate ${serial} is revoked.` })
      void client.invalidateQueries({ queryKey: [courseCertificates] })
      onRevoked()
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Revoke this certificate?"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" busy={busy} disabled={reason.trim() === ''} onClick={revoke}>
            Revoke certificate
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {`${learner} can no longer download the certificate for “${course}”, and its public page says that it is revoked. This can’t be undone, and no second certificate is issued for the same enrollment.`}
        </p>
        <Field label="Reason" required help="Shown to everyone who checks the certificate.">
          <TextArea
            ref={autoFocusRef}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
