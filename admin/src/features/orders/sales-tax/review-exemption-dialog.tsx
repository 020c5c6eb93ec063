import {
  get_tax_certificate,
  review_tax_exemption,
  type QueuedExemption,
} from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { taxExemptionLabels } from '@portico/shared/states/orders/tax.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, downloadUrl } from '../../../kernel/api.ts'

type Props = { exemption: QueuedExemption; onClose: () => void; onReviewed: () => void }

type ReviewInput = { expires_on: string; reason: string }

/** Reviews one certificate: approved until a date, or declined with a reason that the buyer reads. An approval can be ended early. */
export function ReviewExemptionDialog({ exemption, onClose, onReviewed }: Props) {
  const { organization, status, reviewer } = exemption
  const [wish, setWish] = useState<ReviewInput>({ expires_on: exemption.expires_on ?? '', reason: '' })
  const review = useReview({ exemption, wish, onReviewed })
  const isClosed = status === 'declined'
  return (
    <Dialog
      open
      onClose={onClose}
      title={organization}
      actions={
        isClosed ? (
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Decisions
            isApproved={status === 'approved'}
            mayDecline={wish.reason.trim() !== ''}
            busy={review.isPending}
            onDecide={review.mutate}
          />
        )
      }
    >
      <div className="stack">
        <Facts exemption={exemption} />
        {review.isError ? (
          <Notice tone="failed" alert>
            {failureText(review.error)}
          </Notice>
        ) : null}
        {isClosed ? (
          <p>{[`${taxExemptionLabels[status]} by ${reviewer || 'staff'}.`, exemption.reason].join(' ')}</p>
        ) : (
          <Fields wish={wish} onChange={setWish} />
        )}
      </div>
    </Dialog>
  )
}

function useReview({
  exemption: { id, organization },
  wish,
  onReviewed,
}: Omit<Props, 'onClose'> & { wish: ReviewInput }) {
  const { expires_on, reason } = wish
  return useMutation({
    mutationFn: (approved: boolean) =>
      api(review_tax_exemption, {
        params: { id },
        body: { approved, expires_on: approved && expires_on ? expires_on : null, reason: approved ? '' : reason },
      }),
    onSuccess: ({ status }) => {
      const words = status === 'approved' ? 'is tax exempt' : 'is not tax exempt'
      toasts.show({ kind: 'success', text: `${organization} ${words}. The buyer was notified.` })
      onReviewed()
    },
  })
}

type Decide = { isApproved: boolean; mayDecline: boolean; busy: boolean; onDecide: (approved: boolean) => void }
const Decisions = ({ isApproved, mayDecline, busy, onDecide }: Decide) => (
  <>
    <Button kind="danger" busy={busy} disabled={!mayDecline} onClick={() => onDecide(false)}>
      {isApproved ? 'End it' : 'Don’t accept'}
    </Button>
    <Button busy={busy} onClick={() => onDecide(true)}>
      {isApproved ? 'Save' : 'Approve'}
    </Button>
  </>
)

const Fields = ({ wish, onChange }: { wish: ReviewInput; onChange: (wish: ReviewInput) => void }) => (
  <>
    <Field label="Valid through" optional help="The last day it is valid. Leave empty if it does not expire.">
      <TextInput
        type="date"
        value={wish.expires_on}
        onChange={({ target }) => onChange({ ...wish, expires_on: target.value })}
      />
    </Field>
    <Field label="Reason for not accepting it" help="Required only if you don’t accept it. The buyer sees it.">
      <TextArea
        rows={3}
        maxLength={1000}
        value={wish.reason}
        onChange={({ target }) => onChange({ ...wish, reason: target.value })}
      />
    </Field>
  </>
)

function Facts({ exemption: { buyer, email, number, states, key, name } }: { exemption: QueuedExemption }) {
  return (
    <>
      <dl className="exemption-facts">
        {[
          ['Buyer', `${buyer}, ${email}`],
          ['Number', number],
          ['States', states.map((state) => usStates[state]).join(', ')],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={downloadUrl(get_tax_certificate.path.replace(':key', key))}>{name}</a>
    </>
  )
}
