import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useRef, useState } from 'react'
import type { Choice } from './questions.ts'

type Props = {
  choice: Choice
  number: number
  group: string
  /** only one answer can be correct */
  isExclusive: boolean
  /** its text is given */
  isFixed: boolean
  /** a knowledge check has no right answers */
  isGraded: boolean
  error: string | undefined
  feedbackError: string | undefined
  canRemove: boolean
  onTitle: (title: string) => void
  onFeedback: (feedback: string) => void
  onRight: (is_correct: boolean) => void
  onRemove: () => void
  /** Enter in its text */
  onEnter: () => void
}

/** One answer of a question, whether it is right, and what learners read who choose it. */
export const ChoiceRow = ({
  choice,
  number,
  group,
  isExclusive,
  isFixed,
  isGraded,
  error,
  canRemove,
  ...on
}: Props) => (
  <div className="answer-choice" data-graded={isGraded ? '' : undefined}>
    <div className="choice-row">
      {isGraded ? (
        <input
          type={isExclusive ? 'radio' : 'checkbox'}
          className="choice-box"
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
          readOnly={isFixed}
          onChange={(event) => on.onTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            on.onEnter()
          }}
        />
      </Field>
      {canRemove ? (
        <IconButton icon="close" size="small" label={`Remove answer ${number}`} onClick={on.onRemove} />
      ) : null}
    </div>
    <ChoiceFeedback
      feedback={choice.feedback ?? ''}
      number={number}
      help={isGraded ? helpOfGraded : 'Learners who chose this answer read it once they finish.'}
      error={on.feedbackError}
      onChange={on.onFeedback}
    />
  </div>
)

const helpOfGraded =
  'Learners who chose this answer read it together with the correct answers: after passing or the last attempt, unless the exam’s settings say otherwise.'

type Feedback = {
  feedback: string
  number: number
  help: string
  error: string | undefined
  onChange: (feedback: string) => void
}

/** Feedback takes no room until it is asked for, because most answers have none. */
function ChoiceFeedback({ feedback, number, help, error, onChange }: Feedback) {
  const [isOpen, setOpen] = useState(feedback !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const open = () => {
    setOpen(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  // Rows are known by their position: after one above was removed, this is another answer.
  if (!isOpen && feedback === '')
    return (
      <div>
        <Button kind="quiet" size="small" aria-label={`Add feedback on answer ${number}`} onClick={open}>
          Add feedback
        </Button>
      </div>
    )
  return (
    <Field label={`Feedback on answer ${number}`} optional help={help} error={error}>
      <TextArea
        ref={field}
        rows={2}
        maxLength={2_000}
        value={feedback}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
