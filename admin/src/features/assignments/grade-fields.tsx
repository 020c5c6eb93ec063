import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import type { RefObject } from 'react'
import { scoreError, type GradeDraft } from './grade-draft.ts'

type Props = {
  draft: GradeDraft
  /** null: the attempt is not known anymore */
  pass_score: number | null
  /** shows what is wrong, also in a field that is still empty */
  isChecked: boolean
  scoreRef: RefObject<HTMLInputElement | null>
}

/** Score and feedback of an attempt. A score that can’t be saved says so at the field. */
export function GradeFields({ draft: { typed, change }, pass_score, isChecked, scoreRef }: Props) {
  const isShown = isChecked || typed.score !== ''
  return (
    <>
      <Field
        label="Score"
        required
        help={pass_score === null ? 'Percent.' : `Percent. ${pass_score} or more passes.`}
        error={isShown ? scoreError(typed.score) : undefined}
      >
        <TextInput
          ref={scoreRef}
          className="grade-score"
          inputMode="numeric"
          value={typed.score}
          onChange={(event) => change({ score: event.target.value.trim() })}
        />
      </Field>
      <Field label="Feedback" optional help="Shown to the learner.">
        <TextArea
          rows={6}
          maxLength={20_000}
          value={typed.feedback}
          onChange={(event) => change({ feedback: event.target.value })}
        />
      </Field>
    </>
  )
}
