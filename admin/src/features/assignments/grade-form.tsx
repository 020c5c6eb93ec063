import type { AssignmentResponse } from '@portico/shared/contract/assignments.ts'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'

type Props = {
  place: { course_id: number; assignment_id: number; related_id: number }
  /** the ungraded attempt */
  waiting: AssignmentResponse | null
  last: AssignmentResponse | null
  onGraded: () => void
}

/** Enters score and feedback for the ungraded attempt. Keeps the typed text if another grader was faster. */
export function GradeForm({ place: { related_id, ...params }, waiting, last, onGraded }: Props) {
  const [score, setScore] = useState('')
  const [feedback, setFeedback] = useState('')
  const grade = useMutation({
    mutationFn: (attempt: number) =>
      api(make_instructor_response, { params, body: { related_id, attempt, score: Number(score), feedback } }),
    onSuccess: ({ attempt }) => {
      toasts.show({ kind: 'success', text: `Attempt ${attempt} was graded. The learner was notified.` })
      setScore('')
      setFeedback('')
    },
    onSettled: onGraded,
  })
  const isTyped = score !== '' || feedback !== ''
  if (waiting === null && !isTyped) return null
  const isScore = /^\d{1,3}$/.test(score) && Number(score) <= 100
  return (
    <form
      className="panel panel-body stack"
      aria-label="Grade"
      onSubmit={(event) => {
        event.preventDefault()
        if (waiting && isScore) grade.mutate(waiting.attempt)
      }}
    >
      <UnsavedChanges isDirty={() => isTyped && !grade.isPending} />
      <h2 className="panel-title">{waiting ? `Grade attempt ${waiting.attempt}` : 'Already graded'}</h2>
      {waiting === null && last?.instructor_response ? (
        <Notice tone="waiting">
          {`Attempt ${last.attempt} was graded with ${last.instructor_response.score}% by someone else. What you typed is still here.`}
        </Notice>
      ) : null}
      {grade.isError ? (
        <Notice tone="failed" alert>
          {failureText(grade.error)}
        </Notice>
      ) : null}
      <Field label="Score" required help={waiting ? `Percent. ${waiting.pass_score} or more passes.` : 'Percent.'}>
        <TextInput
          className="grade-score"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={score}
          onChange={(event) => setScore(event.target.value)}
        />
      </Field>
      <Field label="Feedback" optional help="Shown to the learner.">
        <TextArea rows={6} maxLength={20_000} value={feedback} onChange={(event) => setFeedback(event.target.value)} />
      </Field>
      <div className="row">
        <Button type="submit" busy={grade.isPending} disabled={waiting === null || !isScore}>
          Save grade
        </Button>
      </div>
    </form>
  )
}
