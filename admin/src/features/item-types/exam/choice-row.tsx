import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type { Choice, QuestionType } from './questions.ts'

type Props = {
  choice: Choice
  number: number
  group: string
  type: QuestionType
  /** a knowledge check has no right answers */
  isGraded: boolean
  error: string | undefined
  canRemove: boolean
  onTitle: (title: string) => void
  onRight: (is_correct: boolean) => void
  onRemove: () => void
}

/** One answer of a question, and whether it is right. */
export const ChoiceRow = ({ choice, number, group, type, isGraded, error, canRemove, ...on }: Props) => (
  <div className="choice-row">
    {isGraded ? (
      <input
        type={type === 'multiple' ? 'checkbox' : 'radio'}
        name={group}
        checked={choice.is_correct}
        aria-label={`Answer ${number} is correct`}
        onChange={(event) => on.onRight(event.target.checked)}
      />
    ) : null}
    <Field label={`Answer ${number}`} error={error}>
      <TextInput
        value={choice.title}
        maxLength={1_000}
        readOnly={type === 'boolean'}
        onChange={(event) => on.onTitle(event.target.value)}
      />
    </Field>
    {canRemove ? (
      <IconButton icon="close" size="small" label={`Remove answer ${number}`} onClick={on.onRemove} />
    ) : null}
  </div>
)
