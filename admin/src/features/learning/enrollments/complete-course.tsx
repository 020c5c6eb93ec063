import { complete_user_course, type CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { OpenItems } from './open-items.tsx'

type Props = { slug: string; learner: CourseLearner; open: boolean; onClose: () => void; onDone: () => void }

/** Completes the course for a learner, with a reason that stays on record (LRN-032). */
export function CompleteCourse({ slug, learner, open, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const name = learner.name || learner.email
  const complete = useMutation({
    mutationFn: () => api(complete_user_course, { params: { slug, related_id: learner.id }, body: { reason } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `The course is complete for ${name}, who has been notified.` })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Mark course as complete"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={complete.isPending} disabled={reason.trim() === ''} onClick={() => complete.mutate()}>
            Mark complete
          </Button>
        </>
      }
    >
      <div className="stack">
        <OpenItems slug={slug} related_id={learner.id} name={name} />
        <p>
          They count as done by you, without a score or seat time. The certificate and regulator packets say so. This
          can’t be undone.
        </p>
        <Field label="Reason" required help="Stays on record and is shown to regulators in their packets.">
          <TextArea rows={3} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {complete.isError ? (
          <Notice tone="failed" alert>
            {failureText(complete.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
