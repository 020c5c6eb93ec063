import { set_exam_accommodation, type LearnerExam } from '@portico/shared/contract/exams/exams-staff.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { LearnerExamIds } from './learner-exam.tsx'

const amounts = [
  { name: 'extra_percentage', label: 'Percent', max: 300 },
  { name: 'extra_minutes', label: 'Minutes', max: 1_440 },
] as const
type Props = { shown: LearnerExam; place: LearnerExamIds; onSaved: () => void }

/** Form for extra time for this learner, as a percentage of the limit or in minutes. */
export function ExtraTime({ shown: { exam, accommodation }, place, onSaved }: Props) {
  const { related_id, ...params } = place
  const [typed, setTyped] = useState({
    extra_percentage: String(accommodation?.extra_percentage ?? 0),
    extra_minutes: String(accommodation?.extra_minutes ?? 0),
  })
  const save = useMutation({
    mutationFn: () =>
      api(set_exam_accommodation, {
        params,
        body: {
          related_id,
          extra_percentage: Number(typed.extra_percentage),
          extra_minutes: Number(typed.extra_minutes),
        },
      }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'The extra time was saved.' })
      onSaved()
    },
  })
  const { error } = save
  const fields = error instanceof CallError ? error.fields : undefined
  return (
    <Form className="stack" aria-label="Extra time" onSubmit={() => save.mutate()}>
      <h2>Extra time</h2>
      <p className="small muted">
        {exam.time_limit_minutes === null
          ? 'This exam has no time limit. Extra time applies once it has one.'
          : `The limit is ${exam.time_limit_minutes} minutes. A running attempt gets the extra time at once.`}
      </p>
      <div className="form-grid">
        {amounts.map(({ name, label, max }) => (
          <Field key={name} label={label} error={fields?.[name]?.[0]}>
            <TextInput
              type="number"
              min={0}
              max={max}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {error && !fields ? (
        <Notice tone="failed" alert>
          {failureText(error)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" kind="secondary" busy={save.isPending}>
          Save extra time
        </Button>
      </div>
    </Form>
  )
}
