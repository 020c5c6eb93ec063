import type { OwnAssignment } from '@portico/shared/contract/assignments.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { submissionProblem } from '@portico/shared/rules/assignments/responses.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useState } from 'react'
import { LoadFailed } from '../../load/load-failed.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { LessonProse } from '../../player/lesson-prose.tsx'
import { NoAttemptsLeft } from '../../player/no-attempts-left.tsx'
import { ContinueLink, PlayerBar } from '../../player/player-bar.tsx'
import { StillPreparing } from '../../player/unready-item.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AttemptList } from './attempt-list.tsx'
import { useAssignment, type AssignmentState } from './use-assignment.ts'

type AssignmentFields = LearnerItem<'Assignment'>['assignment']

/** An assignment: instructions, the next attempt, and all earlier attempts with feedback. */
export function AssignmentItem({ item: { assignment } }: { item: LearnerItem<'Assignment'> }) {
  const state = useAssignment()
  const { work, error, failure } = state
  if (work === null) return error === null ? <AssignmentSkeleton /> : <LoadFailed error={error} onRetry={state.load} />
  const closed = closedReason(work)
  const takesNothing = assignment.restrict_user_to_upload && !assignment.allow_text_response
  const mayAnswer = state.isOpen && closed === null && !takesNothing
  return (
    <>
      <div className="stack stack-6 assignment">
        {assignment.reqs ? (
          <LessonProse html={assignment.reqs} />
        ) : (
          <p className="muted">This assignment has no requirements yet.</p>
        )}
        <Materials assignment={assignment} />
        <Facts assignment={assignment} work={work} />
        {state.isOpen ? <Standing work={work} closed={closed} /> : null}
        {takesNothing ? <StillPreparing /> : null}
        <AttemptList responses={work.responses} />
        {mayAnswer ? <AnswerForm assignment={assignment} state={state} files={work.files} /> : null}
      </div>
      {failure ? (
        <div className="item-failure">
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        </div>
      ) : null}
      <PlayerBar
        save={state.save}
        {...(mayAnswer ? { action: <SubmitWork state={state} remaining={work.remaining_attempts} /> } : {})}
        {...(state.isOpen && isStuck(closed) ? { action: <ContinueLink /> } : {})}
      />
    </>
  )
}

const closedReason = ({ status, attempts, current_attempt, responses }: OwnAssignment) =>
  submissionProblem({
    status,
    attempts,
    current_attempt,
    isWaiting: responses.some(({ instructor_response }) => instructor_response === null),
  })

/** Nothing can be done here until somebody graded it or gave another attempt. */
const isStuck = (closed: ReturnType<typeof closedReason>): boolean =>
  closed === 'assignments.waiting' || closed === 'assignments.no_attempts_left'

function Materials({ assignment: { file, materials } }: { assignment: AssignmentFields }) {
  const all = [...(file ? [file] : []), ...materials]
  if (all.length === 0) return null
  return (
    <section className="stack stack-2" aria-labelledby="assignment-materials">
      <h2 id="assignment-materials">Materials</h2>
      <ul className="assignment-files">
        {all.map(({ name, size, src }) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noopener">
              <Icon name="file" size="small" /> {name}
            </a>{' '}
            <span className="small muted">{formatFileSize(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Facts = ({ assignment, work }: { assignment: AssignmentFields; work: OwnAssignment }) => (
  <dl className="exam-facts">
    <div>
      <dt>Passing score</dt>
      <dd>{assignment.score}%</dd>
    </div>
    <div>
      <dt>Attempts</dt>
      <dd>{work.attempts}</dd>
    </div>
    <div>
      <dt>Attempts left</dt>
      <dd>{work.remaining_attempts}</dd>
    </div>
  </dl>
)

function Standing({ work, closed }: { work: OwnAssignment; closed: ReturnType<typeof submissionProblem> }) {
  if (closed === 'assignments.waiting')
    return <Notice tone="progress">Submitted. You’ll be notified when it is graded.</Notice>
  if (closed === 'assignments.already_passed')
    return <Notice tone="success">{work.status === itemProgress.success ? 'Passed.' : 'Completed.'}</Notice>
  if (closed === 'assignments.no_attempts_left') return <NoAttemptsLeft kind="assignment" />
  return work.status === itemProgress.failed ? (
    <Notice tone="failed">You didn’t pass this attempt. Read the feedback below and try again.</Notice>
  ) : null
}

function SubmitWork({ state, remaining }: { state: AssignmentState; remaining: number }) {
  const [asks, setAsks] = useState(false)
  const isEmpty = state.text.trim() === '' && (state.work?.files.length ?? 0) === 0
  return (
    <>
      <Button busy={state.busy} disabled={isEmpty || state.isSending} onClick={() => setAsks(true)}>
        Submit
      </Button>
      <ConfirmDialog
        open={asks}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          state.handIn()
        }}
      >
        <p>
          {remaining === 1
            ? 'This is your last attempt at this assignment.'
            : `This uses one of your ${remaining} remaining attempts at this assignment.`}
        </p>
        <p>You can’t change your work after you submit it.</p>
      </ConfirmDialog>
    </>
  )
}

export const AssignmentSkeleton = () => (
  <ItemLoading>
    <Skeleton count={4} />
    <div className="card card-body">
      <Skeleton count={3} />
    </div>
  </ItemLoading>
)
