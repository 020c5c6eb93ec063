import { type AnswersShown, answersShownSettings } from '@portico/shared/states/exam.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type { Content, EditorProps, ErrorOf, ItemEditor } from '../item-editor.ts'
import { AttemptsField } from './attempts-field.tsx'
import { PoolsField } from './pools-field.tsx'
import { QuestionList } from './question-list.tsx'
import { TimeFields } from './time-fields.tsx'

const answersShownLabels: Readonly<Record<AnswersShown, string>> = {
  at_end: 'After passing or the last attempt',
  after_each_attempt: 'After each attempt',
  never: 'Never',
}

/** Editor for graded questions. */
export const examEditor: ItemEditor<'Exam'> = {
  empty: {
    itemable_type: 'Exam',
    fields: {
      description: '',
      attempts_number: null,
      pass_percentage: 70,
      answers_shown: answersShownSettings[0],
      pools: [],
      shuffle_questions: false,
      shuffle_choices: false,
      time_limit_minutes: null,
      opens_at: null,
      closes_at: null,
      questions: [],
    },
  },
  labels: {
    title: 'Title',
    description: 'Description',
    attempts_number: 'Attempts',
    pass_percentage: 'Pass percentage',
    answers_shown: 'Correct answers are shown',
    pools: 'Question pools',
    shuffle_questions: 'Questions in random order',
    shuffle_choices: 'Answers in random order',
    time_limit_minutes: 'Time limit',
    opens_at: 'Opens',
    closes_at: 'Closes',
    questions: 'Questions',
  },
  Editor: ExamEditor,
}

type Fields = Content<'Exam'>['fields']
type Part = { fields: Fields; errorOf: ErrorOf; set: (part: Partial<Fields>) => void }

function ExamEditor({ content, onChange, errorOf }: EditorProps<'Exam'>) {
  const { fields } = content
  const set = (part: Partial<Fields>) => onChange({ ...content, fields: { ...fields, ...part } })
  return (
    <>
      <Field label="Description" optional error={errorOf('description')}>
        <TextArea rows={3} value={fields.description} onChange={(event) => set({ description: event.target.value })} />
      </Field>
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
      <PoolsField pools={fields.pools} errorOf={errorOf} onChange={(pools) => set({ pools })} />
      <QuestionList
        questions={fields.questions}
        isGraded
        errorOf={errorOf}
        onChange={(questions) => set({ questions })}
      />
    </>
  )
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
    <Field label="Correct answers are shown">
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
