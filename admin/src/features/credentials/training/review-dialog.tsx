import {
  get_training_file,
  review_training_record,
  type QueuedTraining,
} from '@portico/shared/contract/credentials/proof-training.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { hoursBySubject } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { trainingRecordLabels, trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { withSelectedPortal } from '../../../kernel/selected-portal.ts'

type Props = { record: QueuedTraining | null; onClose: () => void; onReviewed: () => void }

/** Shows one record with its evidence; staff accept it, or reject it with a reason that the learner reads. */
export function ReviewDialog({ record, onClose, onReviewed }: Props) {
  return record ? <Opened key={record.id} record={record} onClose={onClose} onReviewed={onReviewed} /> : null
}

function Opened({ record, onClose, onReviewed }: Props & { record: QueuedTraining }) {
  const [reason, setReason] = useState('')
  const review = useMutation({
    mutationFn: (accepted: boolean) =>
      api(review_training_record, { params: { id: record.id }, body: { accepted, reason: accepted ? '' : reason } }),
    onSuccess: ({ title, status }) => {
      const words = status === trainingRecordStatus.accepted ? 'was accepted' : 'was not accepted'
      toasts.show({ kind: 'success', text: `“${title}” ${words}. The learner was notified.` })
      onReviewed()
    },
  })
  const isWaiting = record.status === trainingRecordStatus.waiting
  const actions = isWaiting ? (
    <>
      <Button
        kind="danger"
        busy={review.isPending}
        disabled={reason.trim() === ''}
        onClick={() => review.mutate(false)}
      >
        Don’t accept
      </Button>
      <Button busy={review.isPending} onClick={() => review.mutate(true)}>
        Accept
      </Button>
    </>
  ) : (
    <Button kind="secondary" onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={record.title} actions={actions}>
      <div className="stack">
        <Facts record={record} />
        {review.isError ? (
          <Notice tone="failed" alert>
            {failureText(review.error)}
          </Notice>
        ) : null}
        {isWaiting ? (
          <Field label="Reason for not accepting it" help="Required only if you don’t accept it. The learner sees it.">
            <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        ) : (
          <p>
            {[`${trainingRecordLabels[record.status]} by ${record.reviewer || 'staff'}.`, record.reason]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ record }: { record: QueuedTraining }) {
  const facts = [
    ['Learner', `${record.name}, ${record.email}`],
    ['Provider', record.provider],
    ['Agency', record.agency || 'None named'],
    ['Completed', formatCalendarDay(record.completed_on)],
    ['Hours', hoursBySubject(record.hours)],
  ]
  return (
    <>
      <dl className="training-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="plain-list">
        {record.files.map(({ key, name, size }) => (
          <li key={key}>
            <a href={`/api${withSelectedPortal(get_training_file.path.replace(':key', key))}`}>{name}</a>{' '}
            <span className="small muted">{formatFileSize(size)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
