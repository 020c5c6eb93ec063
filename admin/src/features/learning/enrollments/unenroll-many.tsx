import { delete_enrollment, type CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { BulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'

type Props = { slug: string; many: BulkSelection<CourseLearner> }

/** Unenrolls all selected learners after one confirmation. */
export function UnenrollMany({ slug, many }: Props) {
  const [isAsked, setAsked] = useState(false)
  const unenroll = async () => {
    const count = await many.run(({ id }) => api(delete_enrollment, { params: { slug, related_id: id } }))
    setAsked(false)
    if (count > 0) toasts.show({ kind: 'success', text: `${countOf(count, 'learner')} unenrolled.` })
  }
  return (
    <>
      <Button kind="danger" size="small" disabled={many.isBusy} onClick={() => setAsked(true)}>
        Unenroll
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="Are You Sure"
        cancelLabel="No, cancel"
        confirmLabel="Yes"
        busy={many.isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void unenroll()}
      >
        <p>
          {many.chosen.length === 1
            ? 'you want to unenroll this learner from the course?'
            : `you want to unenroll these ${countOf(many.chosen.length, 'learner')} from the course?`}
        </p>
      </ConfirmDialog>
    </>
  )
}
