import { answersShownSettings } from '@portico/shared/states/exam.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import type { Content, EditorProps, ItemEditor } from '../item-editor.ts'
import { ExamSettings } from './exam-settings.tsx'
import { PoolsField } from './pools-field.tsx'
import { QuestionList } from './question-list.tsx'

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

function ExamEditor({ content, onChange, errorOf }: EditorProps<'Exam'>) {
  const { fields } = content
  const set = (part: Partial<Fields>) => onChange({ ...content, fields: { ...fields, ...part } })
  return (
    <>
      <Field label="Description" optional error={errorOf('description')}>
        <TextArea rows={3} value={fields.description} onChange={(event) => set({ description: event.target.value })} />
      </Field>
      <ExamSettings fields={fields} errorOf={errorOf} set={set} />
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
