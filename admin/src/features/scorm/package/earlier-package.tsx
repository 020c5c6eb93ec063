import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { reset_scorm_attempts, type ScormContent } from '@portico/shared/contract/scorm/authoring.ts'
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
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

type Learners = ScormContent['on_earlier_package']
const people = (count: number): string => countOf(count, 'learner')

/** Lists learners who continue with the package they started with, and lets staff restart them with the published one. */
export function EarlierPackage({
  course,
  item_id,
  learners,
  onReset,
}: {
  course: CourseRef
  item_id: number
  learners: Learners
  onReset: () => void
}) {
  const mayReset = useMayInCourse('courses.publish')
  const [asks, setAsks] = useState(false)
  if (learners.length === 0) return null
  return (
    <Notice tone="waiting">
      <p>{`${people(learners.length)} started with an earlier package and ${learners.length === 1 ? 'continues' : 'continue'} with it.`}</p>
      {mayReset ? (
        <Button kind="secondary" size="small" onClick={() => setAsks(true)}>
          Let them start over
        </Button>
      ) : null}
      {asks ? (
        <ResetDialog
          course={course}
          item_id={item_id}
          learners={learners}
          onClose={() => setAsks(false)}
          onReset={onReset}
        />
      ) : null}
    </Notice>
  )
}

type ResetDialogProps = {
  course: CourseRef
  item_id: number
  learners: Learners
  onClose: () => void
  onReset: () => void
}
function ResetDialog({ course, item_id, learners, onClose, onReset }: ResetDialogProps) {
  const [reason, setReason] = useState('')
  const reset = useMutation({
    mutationFn: () =>
      api(reset_scorm_attempts, {
        params: { id: item_id },
        query: { course_id: course.id },
        body: { related_ids: learners.map(({ related_id }) => related_id), reason },
      }),
    onSuccess: ({ reset: count }) => {
      toasts.show({ kind: 'success', text: `${people(count)} can start over.` })
      onReset()
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="small"
      title="Let them start over?"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={reset.isPending} disabled={reason.trim() === ''} onClick={() => reset.mutate()}>
            {`Reset ${people(learners.length)}`}
          </Button>
        </>
      }
    >
      <p>
        Their attempts end, and their next attempt starts at the beginning of the published package. Earlier attempts
        stay on record. Passed or finished results stay.
      </p>
      {reset.isError ? (
        <Notice tone="failed" alert>
          {failureText(reset.error)}
        </Notice>
      ) : null}
      <Field label="Reason" required help="Saved with the attempts that end.">
        <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <ul className="small muted">
        {learners.slice(0, 10).map(({ related_id, name }) => (
          <li key={related_id}>{name}</li>
        ))}
        {learners.length > 10 ? <li>{`and ${learners.length - 10} more`}</li> : null}
      </ul>
    </Dialog>
  )
}
