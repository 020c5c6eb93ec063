import type { Data } from '@portico/shared/calls/endpoint.ts'
import { add_training_record, type list_training_records } from '@portico/shared/contract/credentials/proof-training.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { readHours } from '@portico/shared/schemas/hours.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import { emptyTraining, TrainingFields, type TypedTraining } from './training-fields.tsx'

type Props = {
  training: Data<typeof list_training_records>
  onChange: () => void
  onAdded: () => void
  onCancel: () => void
}

/** Adds a training record. The input stays if a call fails; a retry does not create a second record. */
export function TrainingForm({ training, onChange, onAdded, onCancel }: Props) {
  const [typed, setTyped] = useState<TypedTraining>(emptyTraining)
  const { busy, failure, setFailure, run } = useAction()
  const sent_as = useRef(crypto.randomUUID())
  const save = () =>
    run(async () => {
      const { hours, agency_id, ...rest } = typed
      if (training.files.length === 0) return setFailure('Please add evidence, such as a certificate.')
      const read = hours.map((one) => ({ subject: one.subject, ...readHours(one.hours) }))
      const wrong = read.find((one) => one.wrong !== null)?.wrong
      if (wrong) return setFailure(wrong)
      await browserCall(add_training_record, {
        body: {
          ...rest,
          sent_as: sent_as.current,
          agency_id: agency_id > 0 ? agency_id : null,
          agency: agency_id > 0 ? '' : rest.agency,
          hours: read.map(({ subject, hundredths }) => ({ subject, hundredths: hundredths ?? 0 })),
          files: training.files.map(({ key }) => key),
        },
      })
      onAdded()
    })
  return (
    <Card padded>
      <Form aria-label="Outside training" aria-busy={busy} onSubmit={() => void save()}>
        <div className="stack stack-6">
          <TrainingFields value={typed} agencies={training.agencies} onChange={setTyped} />
          <EvidenceFiles files={training.files} onChange={onChange} />
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
          <div className="row">
            <Button type="submit" busy={busy}>
              Send for review
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}
