import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { AttemptsField } from './exam/attempts-field.tsx'
import { QuestionList } from './exam/question-list.tsx'
import type { EditorProps, ItemEditor } from './item-editor.ts'

/** Editor for ungraded questions. */
export const surveyEditor: ItemEditor<'Survey'> = {
  empty: { itemable_type: 'Survey', fields: { description: '', attempts_number: null, questions: [] } },
  labels: { title: 'Title', description: 'Description', attempts_number: 'Attempts', questions: 'Questions' },
  Editor: SurveyEditor,
}

function SurveyEditor({ content, onChange, errorOf }: EditorProps<'Survey'>) {
  const { fields } = content
  const set = (part: Partial<typeof fields>) => onChange({ ...content, fields: { ...fields, ...part } })
  return (
    <>
      <Field label="Description" optional error={errorOf('description')}>
        <TextArea rows={3} value={fields.description} onChange={(event) => set({ description: event.target.value })} />
      </Field>
      <AttemptsField
        value={fields.attempts_number}
        error={errorOf('attempts_number')}
        onChange={(attempts_number) => set({ attempts_number })}
      />
      <p className="small muted">
        Nothing in a knowledge check is graded: no answer counts as correct or incorrect, and learners finish it by
        answering.
      </p>
      <QuestionList
        questions={fields.questions}
        isGraded={false}
        errorOf={errorOf}
        onChange={(questions) => set({ questions })}
      />
    </>
  )
}
