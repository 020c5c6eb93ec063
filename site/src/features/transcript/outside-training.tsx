import type { Data } from '@portico/shared/calls/endpoint.ts'
import {
  get_training_file,
  withdraw_training_record,
  type list_training_records,
  type TrainingRecord,
} from '@portico/shared/contract/credentials/proof-training.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { hoursBySubject } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { trainingRecordLabels, trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { storedTraining } from './training-draft.ts'
import { TrainingForm } from './training-form.tsx'

type Training = Data<typeof list_training_records>
type Props = { user_id: number; training: Training; onChange: () => Promise<void> }
const tones = { 1: 'waiting', 2: 'success', 3: 'failed' } as const

/** Confirms the withdrawal of a record and reports a failure. */
function useWithdrawal(onChange: () => Promise<void>) {
  const [withdrawn, ask] = useState<TrainingRecord | null>(null)
  const { busy, failure, run } = useAction()
  const withdraw = async () => {
    if (!withdrawn) return
    await run(async () => {
      await browserCall(withdraw_training_record, { params: { id: withdrawn.id } })
      void onChange()
    })
    ask(null)
  }
  return { busy, failure, withdrawn, ask, keep: () => ask(null), withdraw }
}

/** Training from elsewhere: the status of each record, and a form to add one. */
export function OutsideTraining({ user_id, training, onChange }: Props) {
  const [isAdding, setAdding] = useState(() => training.files.length > 0 || storedTraining(user_id).read() !== null)
  const { withdrawn, busy, failure, ask, keep, withdraw } = useWithdrawal(onChange)
  return (
    <section className="transcript-section stack" aria-labelledby="outside">
      <h2 id="outside">Outside training</h2>
      <p>Add training you completed with another provider. Once accepted, it counts in your transcript.</p>
      {training.records.length > 0 ? (
        <Card padded>
          <ul className="transcript-list">
            {training.records.map((record) => (
              <Record key={record.id} record={record} onWithdraw={() => ask(record)} />
            ))}
          </ul>
        </Card>
      ) : null}
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isAdding ? (
        <TrainingForm
          user_id={user_id}
          training={training}
          onChange={onChange}
          onAdded={() => {
            setAdding(false)
            void onChange()
          }}
          onCancel={() => {
            storedTraining(user_id).remove()
            setAdding(false)
          }}
        />
      ) : (
        <div>
          <Button kind="secondary" icon="plus" onClick={() => setAdding(true)}>
            Add training
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={withdrawn !== null}
        busy={busy}
        danger
        confirmLabel="Withdraw"
        onCancel={keep}
        onConfirm={() => void withdraw()}
      >
        <p>{`“${withdrawn?.title ?? ''}” and its files are removed.`}</p>
      </ConfirmDialog>
    </section>
  )
}

function Record({ record, onWithdraw }: { record: TrainingRecord; onWithdraw: () => void }) {
  const { title, provider, agency, completed_on, hours, status, reason, files } = record
  return (
    <li>
      <div className="transcript-line">
        <span>{title}</span>
        <StatusMark tone={tones[status]}>{trainingRecordLabels[status]}</StatusMark>
      </div>
      <span className="small muted">
        {[provider, agency, formatCalendarDay(completed_on), hoursBySubject(hours)].filter(Boolean).join(' · ')}
      </span>
      {reason ? <p className="small">{`Reason: ${reason}`}</p> : null}
      <div className="row">
        {files.map(({ key, name }) => (
          <a key={key} className="small" href={`/api${get_training_file.path.replace(':key', key)}`} download={name}>
            {name}
          </a>
        ))}
        {status === trainingRecordStatus.waiting ? (
          <Button kind="quiet" size="small" aria-label={`Withdraw ${title}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        ) : null}
      </div>
    </li>
  )
}
