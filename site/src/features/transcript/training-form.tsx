import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { list_training_records } from '@portico/shared/contract/credentials/proof-training.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { EvidenceFiles, useEvidence } from './evidence-files.tsx'
import { TrainingFields } from './training-fields.tsx'
import { useTraining } from './use-training.ts'

type Props = {
  user_id: number
  training: Data<typeof list_training_records>
  onChange: () => Promise<void>
  onAdded: () => void
  onCancel: () => void
}

/** Adds a training record. The input stays if a call fails or the page is reloaded; a retry does not create a second record. */
export function TrainingForm({ user_id, training, onChange, onAdded, onCancel }: Props) {
  const { files, agencies } = training
  const evidence = useEvidence(onChange)
  const isSending = evidence.sending !== null
  const { form, typed, errors, busy, failure, change, send } = useTraining({ user_id, files, isSending, onAdded })
  return (
    <Card padded>
      <Form aria-label="Outside training" aria-busy={busy} onSubmit={send}>
        <div ref={form} className="stack stack-6">
          <TrainingFields value={typed} errors={errors} agencies={agencies} onChange={change} />
          <EvidenceFiles files={files} evidence={evidence} error={errors.files} onChange={onChange} />
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
