import type { AssignmentResponse } from '@portico/shared/contract/assignments.ts'
import { correct_grade, longestGradeReason } from '@portico/shared/contract/assignments-staff.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { hasCorrectionDraft, useCorrectionDraft, type CorrectedGrade } from './correction-draft.ts'
import { scoreError, type GradeDraft } from './grade-draft.ts'
import { GradeFields } from './grade-fields.tsx'

export type GradingPlace = { course_id: number; assignment_id: number; related_id: number }
type Props = { place: GradingPlace; one: AssignmentResponse; onGraded: () => void }

const draftOf = (user_id: number, { id }: AssignmentResponse): string => `${user_id}:correct:${id}`

const gradeOf = ({ instructor_response: said }: AssignmentResponse): CorrectedGrade => ({
  graded_at: said?.graded_at ?? '',
  score: String(said?.score ?? ''),
  feedback: said?.feedback ?? '',
})

/** Opens the form that corrects the grade of an attempt; it starts open if a correction is half-written. */
export function CorrectGrade(props: Props) {
  const { me } = useSession()
  const [isOpen, setOpen] = useState(() => hasCorrectionDraft(draftOf(me.id, props.one)))
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const change = (next: boolean) => {
    isPressed.current = true
    setOpen(next)
  }
  useEffect(() => {
    if (!isOpen && isPressed.current) button.current?.focus()
  }, [isOpen])
  if (props.one.instructor_response === null) return null
  return isOpen ? (
    <CorrectionForm {...props} startsFocused={isPressed.current} onClose={() => change(false)} />
  ) : (
    <div>
      <Button
        kind="secondary"
        size="small"
        ref={button}
        aria-label={`Correct grade of attempt ${props.one.attempt}`}
        onClick={() => change(true)}
      >
        Correct grade
      </Button>
    </div>
  )
}

type Call = {
  params: Omit<GradingPlace, 'related_id'>
  related_id: number
  attempt: number
  graded_at: string
  draft: GradeDraft
  onClose: () => void
  onGraded: () => void
}

/** Saves a correction of the grade that the form was opened with, says so and forgets what was typed. */
const useCorrection = ({ params, related_id, attempt, graded_at, draft, onClose, onGraded }: Call) =>
  useMutation({
    mutationFn() {
      const { score, feedback, reason } = draft.typed
      const body = { related_id, attempt, score: Number(score), feedback, reason, graded_at }
      return api(correct_grade, { params, body })
    },
    onSuccess: ({ attempt }) => {
      toasts.show({ kind: 'success', text: `The grade of attempt ${attempt} was corrected. The learner was notified.` })
      draft.clear()
      onClose()
    },
    onSettled: onGraded,
  })

type FormProps = Props & { startsFocused: boolean; onClose: () => void }

/** Corrects a grade with a reason that the learner sees. What was typed survives a reload, a refusal and a colleague's correction. */
function CorrectionForm({ place: { related_id, ...params }, one, startsFocused, onGraded, onClose }: FormProps) {
  const { me } = useSession()
  const current = gradeOf(one)
  const draft = useCorrectionDraft(draftOf(me.id, one), current)
  const { graded_at } = current
  const { score, reason } = draft.typed
  const [isChecked, setChecked] = useState(false)
  const scoreRef = useRef<HTMLInputElement>(null)
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const correct = useCorrection({ params, related_id, attempt: one.attempt, graded_at, draft, onClose, onGraded })
  useEffect(() => {
    if (startsFocused) scoreRef.current?.focus()
  }, [])
  const save = () => {
    setChecked(true)
    if (scoreError(score) !== undefined) scoreRef.current?.focus()
    else if (reason.trim() === '') reasonRef.current?.focus()
    else if (!correct.isPending) correct.mutate()
  }
  return (
    <CorrectionFrame
      attempt={one.attempt}
      onSave={save}
      isDirty={() => draft.isTyped && !correct.isPending && !correct.isSuccess}
      onDiscard={draft.clear}
    >
      {correct.isError ? (
        <Notice tone="failed" alert>
          {failureText(correct.error)}
        </Notice>
      ) : null}
      {draft.isReplaced ? <ReplacedNotice one={one} /> : null}
      <GradeFields draft={draft} pass_score={one.pass_score} isChecked={isChecked} scoreRef={scoreRef} />
      <ReasonField draft={draft} isChecked={isChecked} reasonRef={reasonRef} />
      <div className="row">
        <Button type="submit" busy={correct.isPending}>
          Save correction
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            draft.clear()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
      <p className="small muted">
        <kbd>Ctrl Enter</kbd> saves the correction.
      </p>
    </CorrectionFrame>
  )
}

type FrameProps = {
  attempt: number
  onSave: () => void
  isDirty: () => boolean
  onDiscard: () => void
  children: ReactNode
}

/** The form and the question before leaving it, which is outside it so that Ctrl Enter there does not save. */
const CorrectionFrame = ({ attempt, onSave, isDirty, onDiscard, children }: FrameProps) => (
  <>
    <UnsavedChanges isDirty={isDirty} onDiscard={onDiscard} />
    <form
      noValidate
      className="stack"
      aria-label={`Correction of attempt ${attempt}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSave()
      }}
    >
      {children}
    </form>
  </>
)

/** Says that the grade is another one than when the correction was begun. */
function ReplacedNotice({ one: { instructor_response: said } }: { one: AssignmentResponse }) {
  if (!said) return null
  const name = said.user ? `${said.user.first_name} ${said.user.last_name}`.trim() : 'A colleague'
  return (
    <Notice tone="waiting" alert>
      {`${name} changed this grade to ${said.score}% meanwhile. What you typed is still here; other fields show the new grade. Saving replaces it.`}
    </Notice>
  )
}

type ReasonProps = { draft: GradeDraft; isChecked: boolean; reasonRef: RefObject<HTMLTextAreaElement | null> }

const ReasonField = ({ draft: { typed, change }, isChecked, reasonRef }: ReasonProps) => (
  <Field
    label="Reason"
    required
    help="Stays on record with the earlier grade. Shown to the learner."
    error={isChecked && typed.reason.trim() === '' ? 'Enter the reason for the correction.' : undefined}
  >
    <TextArea
      ref={reasonRef}
      rows={3}
      maxLength={longestGradeReason}
      value={typed.reason}
      onChange={(event) => change({ reason: event.target.value })}
    />
  </Field>
)
