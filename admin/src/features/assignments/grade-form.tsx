import type { AssignmentResponse } from '@portico/shared/contract/assignments.ts'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { noGrade, scoreError, useGradeDraft, type GradeDraft } from './grade-draft.ts'
import { GradeFields } from './grade-fields.tsx'
import { gradingFlow } from './grading-flow.ts'

type Props = {
  place: { course_id: number; assignment_id: number; related_id: number }
  /** the ungraded attempt */
  waiting: AssignmentResponse | null
  last: AssignmentResponse | null
  onGraded: () => void
  /** opens the next submission; null if none waits */
  onNext: (() => void) | null
}

type Call = {
  params: Omit<Props['place'], 'related_id'>
  related_id: number
  draft: GradeDraft
  onSaved: (isNext: boolean) => void
  onGraded: () => void
}

/** Saves a grade, says so and forgets what was typed. If the form has gone by then, `onSaved` is not called. */
function useGrade({ params, related_id, draft, onSaved, onGraded }: Call) {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return useMutation({
    mutationFn: ({ attempt }: { attempt: number; isNext: boolean }) => {
      const { score, feedback } = draft.typed
      return api(make_instructor_response, { params, body: { related_id, attempt, score: Number(score), feedback } })
    },
    onSuccess: ({ attempt }, { isNext }) => {
      toasts.show({ kind: 'success', text: `Attempt ${attempt} was graded. The learner was notified.` })
      draft.clear()
      if (isMounted.current) onSaved(isNext)
    },
    onError(error) {
      if (!isMounted.current) showFailure(error)
    },
    onSettled: onGraded,
  })
}

/** Enters score and feedback for the ungraded attempt. Keeps the typed text over a reload and if another grader was faster. */
export function GradeForm({ place: { related_id, ...params }, waiting, last, onGraded, onNext }: Props) {
  const { me } = useSession()
  const attempt = waiting?.attempt ?? last?.attempt ?? 0
  const draft = useGradeDraft(`${me.id}:${related_id}:${params.assignment_id}:${attempt}`, noGrade)
  const { score } = draft.typed
  const [isChecked, setChecked] = useState(false)
  const scoreRef = useRef<HTMLInputElement>(null)
  const isSaved = useRef(false)
  const grade = useGrade({
    params,
    related_id,
    draft,
    onSaved(isNext) {
      isSaved.current = true
      setChecked(false)
      if (isNext) onNext?.()
    },
    onGraded,
  })
  useEffect(() => {
    if (gradingFlow.continues(`${related_id}:${params.assignment_id}`)) scoreRef.current?.focus()
  }, [])
  if (waiting === null && !draft.isTyped) return null
  const save = (isNext: boolean) => {
    if (waiting === null || grade.isPending) return
    setChecked(true)
    if (scoreError(score) === undefined) grade.mutate({ attempt: waiting.attempt, isNext })
    else scoreRef.current?.focus()
  }
  return (
    <GradeFrame
      onSave={save}
      isDirty={() => draft.isTyped && !isSaved.current && !grade.isPending}
      onDiscard={draft.clear}
    >
      <h2 className="panel-title">{waiting ? `Grade attempt ${waiting.attempt}` : 'Already graded'}</h2>
      <Refusals graded={waiting === null ? last : null} error={grade.error} />
      <GradeFields draft={draft} pass_score={waiting?.pass_score ?? null} isChecked={isChecked} scoreRef={scoreRef} />
      {waiting === null ? (
        <div className="row">
          <Button kind="secondary" onClick={draft.clear}>
            Discard what you typed
          </Button>
        </div>
      ) : (
        <SaveButtons busy={grade.isPending} onNext={onNext ? () => save(true) : null} />
      )}
    </GradeFrame>
  )
}

type FrameProps = {
  onSave: (isNext: boolean) => void
  isDirty: () => boolean
  onDiscard: () => void
  children: ReactNode
}

/** The form and the question before leaving it, which is outside it so that Ctrl Enter there does not save. */
const GradeFrame = ({ onSave, isDirty, onDiscard, children }: FrameProps) => (
  <>
    <UnsavedChanges isDirty={isDirty} onDiscard={onDiscard} />
    <form
      noValidate
      className="panel panel-body stack"
      aria-label="Grade"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSave(false)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSave(true)
      }}
    >
      {children}
    </form>
  </>
)

/** Saves by button or by Ctrl Enter, which the form listens to. */
const SaveButtons = ({ busy, onNext }: { busy: boolean; onNext: (() => void) | null }) => (
  <>
    <div className="row">
      <Button type="submit" busy={busy}>
        Save grade
      </Button>
      {onNext ? (
        <Button kind="secondary" busy={busy} onClick={onNext}>
          Save and next
        </Button>
      ) : null}
    </div>
    <p className="small muted">
      <kbd>Ctrl Enter</kbd> {onNext ? 'saves and opens the next submission.' : 'saves the grade.'}
    </p>
  </>
)

/** Says that someone else graded the attempt, and why the grade was not saved. */
const Refusals = ({ graded, error }: { graded: AssignmentResponse | null; error: Error | null }) => (
  <>
    {graded?.instructor_response ? (
      <Notice tone="waiting">
        {`Attempt ${graded.attempt} was graded with ${graded.instructor_response.score}% by someone else. What you typed is still here.`}
      </Notice>
    ) : null}
    {error ? (
      <Notice tone="failed" alert>
        {failureText(error)}
      </Notice>
    ) : null}
  </>
)
