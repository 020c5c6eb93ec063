import { reset_exam, type ExamUser } from '@portico/shared/contract/exams/exams-staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { BulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'

type Props = { course_id: number; exam_id: number; many: BulkSelection<ExamUser> }

/** Resets the attempts of all selected learners after the confirmation of EXM-015. */
export function ResetMany({ course_id, exam_id, many }: Props) {
  const [isAsked, setAsked] = useState(false)
  const params = { course_id, exam_id }
  const reset = async () => {
    const count = await many.run(({ id }) => api(reset_exam, { params, body: { related_id: id } }))
    setAsked(false)
    if (count > 0)
      toasts.show({
        kind: 'success',
        text: `The exam was reset for ${countOf(count, 'learner')}, who can take it again.`,
      })
  }
  return (
    <>
      <Button kind="secondary" size="small" icon="refresh" disabled={many.isBusy} onClick={() => setAsked(true)}>
        Reset exam
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        busy={many.isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void reset()}
      >
        <p>It will be impossible to undo this action and all progress will be lost.</p>
        <p>{`Earlier attempts stay on record; ${countOf(many.chosen.length, 'learner')} can start with a new one.`}</p>
      </ConfirmDialog>
    </>
  )
}
