import { complete_user_course, type CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { BulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'

type Props = { slug: string; many: BulkSelection<CourseLearner> }

/** Completes the course for all selected learners, with one reason that stays on each record (LRN-032). */
export function CompleteMany({ slug, many }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const complete = async () => {
    const count = await many.run(({ id }) =>
      api(complete_user_course, { params: { slug, related_id: id }, body: { reason } }),
    )
    setAsked(false)
    setReason('')
    if (count > 0)
      toasts.show({
        kind: 'success',
        text: `The course is complete for ${countOf(count, 'learner')}, who have been notified.`,
      })
  }
  return (
    <>
      <Button kind="secondary" size="small" icon="check" disabled={many.isBusy} onClick={() => setAsked(true)}>
        Mark complete
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Mark course as complete"
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button busy={many.isBusy} disabled={reason.trim() === ''} onClick={() => void complete()}>
              Mark complete
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>
            {`Everything that ${countOf(many.chosen.length, 'learner')} ${many.chosen.length === 1 ? 'has' : 'have'} not finished counts as done by you, without a score or seat time. Certificates and regulator packets say so. This can’t be undone.`}
          </p>
          <Field label="Reason" required help="Stays on record and is shown to regulators in their packets.">
            <TextArea rows={3} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </div>
      </Dialog>
    </>
  )
}
