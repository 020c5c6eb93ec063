import { reset_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import type { LearnerExamIds } from './learner-exam.tsx'

/** Resets a learner's attempts after the confirmation of EXM-015. */
export function ResetExam({ place, onReset }: { place: LearnerExamIds; onReset: () => void }) {
  const { related_id, ...params } = place
  const [isAsked, setAsked] = useState(false)
  const reset = useMutation({
    mutationFn: () => api(reset_exam, { params, body: { related_id } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'The exam was reset. The learner can take it again.' })
      onReset()
    },
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button kind="secondary" icon="refresh" onClick={() => setAsked(true)}>
        Reset exam
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        busy={reset.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => reset.mutate()}
      >
        <p>It will be impossible to undo this action and all progress will be lost.</p>
        <p>Earlier attempts stay on record; the learner starts with a new one.</p>
      </ConfirmDialog>
    </>
  )
}
