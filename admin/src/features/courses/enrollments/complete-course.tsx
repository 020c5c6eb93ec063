import { complete_user_course, type CourseLearner } from '@portico/shared/contract/enrollments.ts'
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

type Props = { slug: string; learner: CourseLearner; open: boolean; onClose: () => void; onDone: () => void }

/** Completes the course for a learner, with a reason that stays on record (LRN-032). */
export function CompleteCourse({ slug, learner, open, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const name = learner.name || learner.email
  const complete = useMutation({
    mutationFn: () => api(complete_user_course, { params: { slug, related_id: learner.id }, body: { reason } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `The course is complete for ${name}. They were told.` })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Complete this course"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={complete.isPending} disabled={reason.trim() === ''} onClick={() => complete.mutate()}>
            Complete the course
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {`Everything that ${name} has not done yet is marked as completed by you, without a score and without seat time. Certificates and regulator packets say so. It cannot be undone.`}
        </p>
        <Field label="Reason" required help="Stays on record. Regulators read it in their packets.">
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
