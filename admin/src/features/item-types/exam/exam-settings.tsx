import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { type AnswersShown, answersShownSettings } from '@portico/shared/states/exam.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import type { Content, ErrorOf } from '../item-editor.ts'
import { AttemptsField } from './attempts-field.tsx'
import { TimeFields } from './time-fields.tsx'

const answersShownLabels: Readonly<Record<AnswersShown, string>> = {
  at_end: 'After passing or the last attempt',
  after_each_attempt: 'After each attempt',
  never: 'Never',
}

type Fields = Content<'Exam'>['fields']
type Part = { fields: Fields; errorOf: ErrorOf; set: (part: Partial<Fields>) => void }

const settings = ['attempts_number', 'pass_percentage', 'time_limit_minutes', 'opens_at', 'closes_at'] as const

/** How the exam is taken. Opens by itself for a new exam and for an error; otherwise the questions come first. */
export function ExamSettings({ fields, errorOf, set }: Part) {
  const [isOpen, setOpen] = useState(fields.questions.length === 0)
  const isWrong = settings.some((name) => errorOf(name) !== undefined)
  return (
    <details className="disclosure" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          Settings <span className="exam-settings-summary small muted">{summaryOf(fields)}</span>
        </span>
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <div className="disclosure-body stack">
        <GradeFields fields={fields} errorOf={errorOf} set={set} />
        <TimeFields fields={fields} errorOf={errorOf} onChange={set} />
        <Checkbox
          label="Ask the questions in a random order"
          checked={fields.shuffle_questions}
          onChange={(event) => set({ shuffle_questions: event.target.checked })}
        />
        <Checkbox
          label="Show the answers of a question in a random order"
          checked={fields.shuffle_choices}
          onChange={(event) => set({ shuffle_choices: event.target.checked })}
        />
      </div>
    </details>
  )
}

const summaryOf = ({ pass_percentage, attempts_number, time_limit_minutes, opens_at, closes_at }: Fields): string =>
  [
    `${pass_percentage}% to pass`,
    attempts_number === null ? 'unlimited attempts' : countOf(attempts_number, 'attempt'),
    time_limit_minutes === null ? '' : countOf(time_limit_minutes, 'minute'),
    opens_at || closes_at ? 'open for a time' : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** When learners read the feedback on their answers, which comes with the correct ones. */
function feedbackHelp({ answers_shown, attempts_number }: Fields): string {
  if (answers_shown === 'never') return 'Learners don’t see the feedback on answers either.'
  return answers_shown === 'at_end' && attempts_number === null
    ? 'Attempts are unlimited: learners see these, and the feedback on answers, only once they pass.'
    : 'The feedback on answers is shown with them.'
}

const GradeFields = ({ fields, errorOf, set }: Part) => (
  <>
    <div className="form-grid">
      <AttemptsField
        value={fields.attempts_number}
        error={errorOf('attempts_number')}
        onChange={(attempts_number) => set({ attempts_number })}
      />
      <Field label="Pass percentage" required error={errorOf('pass_percentage')}>
        <TextInput
          type="number"
          min={0}
          max={100}
          value={fields.pass_percentage}
          onChange={(event) => set({ pass_percentage: Number(event.target.value) })}
        />
      </Field>
    </div>
    <Field label="Correct answers are shown" help={feedbackHelp(fields)}>
      <Select
        value={fields.answers_shown}
        options={answersShownSettings.map((value) => ({ value, label: answersShownLabels[value] }))}
        onChange={(event) => {
          const answers_shown = answersShownSettings.find((one) => one === event.target.value)
          if (answers_shown) set({ answers_shown })
        }}
      />
    </Field>
  </>
)
