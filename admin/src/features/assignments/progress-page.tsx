import './assignments.css'
import { show_learner_assignment, type LearnerAssignment } from '@portico/shared/contract/assignments-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import { FailedPage } from '../../kernel/failed-page.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { PageLink } from '../../kernel/page-link.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { queueKey } from '../outline/actions/clear-graded-caches.ts'
import { courseQuery } from '../courses/frame/course-query.ts'
import { WholeCourseLink } from '../learning/progress/whole-course-link.tsx'
import { useShortcut } from '../../kernel/shortcuts/use-shortcut.ts'
import { AttemptPanel } from './attempt-panel.tsx'
import { CorrectGrade } from './correct-grade.tsx'
import { GradeForm } from './grade-form.tsx'
import { gradingFlow, submissionKey } from './grading-flow.ts'
import { NextInQueue, useNextInQueue } from './next-in-queue.tsx'
import { gradingPath } from './queue-page.tsx'
import { useOnNotification } from './use-on-notification.ts'

/** /courses/builder/:slug/assignment-progress/:user_id/:related_id/:assignment_id: one learner's assignment (BLD-009, BLD-013). */
export function AssignmentProgressPage() {
  const { portal } = useSession()
  const client = useQueryClient()
  const { slug = '', ...ids } = useParams({ strict: false }) as Partial<Record<string, string>>
  const course = useQuery(courseQuery(portal.id, slug))
  const course_id = course.data?.course.id
  const params = { assignment_id: Number(ids['assignment_id']), user_id: Number(ids['user_id']) }
  const related_id = Number(ids['related_id'])
  const query = useQuery({
    queryKey: ['learner-assignment', portal.id, course_id, params, related_id],
    enabled: course_id !== undefined,
    queryFn: () =>
      api(show_learner_assignment, { params: { ...params, course_id: course_id ?? 0 }, query: { related_id } }),
  })
  useOnNotification(() => void query.refetch())
  const failed = course.isError ? course : query.isError && !query.data ? query : null
  const queue = linkToStaff('gradingQueue')
  if (failed)
    return (
      <FailedPage
        error={failed.error}
        onRetry={() => void failed.refetch()}
        entry={{ singular: 'learner’s assignment', list: <PageLink to={queue}>Go to grading</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={queue}>← Grading</Link>
      </p>
      {query.data ? (
        <LearnerWork
          key={`${related_id}:${params.assignment_id}`}
          shown={query.data}
          related_id={related_id}
          onGraded={() => {
            void query.refetch()
            void client.invalidateQueries({ queryKey: queueKey(portal.id) })
          }}
        />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

type LearnerWorkProps = { shown: LearnerAssignment; related_id: number; onGraded: () => void }

function LearnerWork({ shown, related_id, onGraded }: LearnerWorkProps) {
  const { learner, assignment, course, status, responses, remaining_attempts } = shown
  const waiting = responses.find(({ instructor_response }) => instructor_response === null)
  const place = { course_id: course.id, assignment_id: assignment.id, related_id }
  const next = useNextInQueue(waiting?.id ?? responses[0]?.id ?? 0)
  const navigate = useNavigate()
  const openNext = () => {
    if (!next) return
    gradingFlow.begin(submissionKey(next))
    void navigate({ to: gradingPath(next) })
  }
  useShortcut('next', openNext)
  return (
    <>
      <PageHead title={`${learner.first_name} ${learner.last_name}`.trim() || shown.email}>
        {`${assignment.title} in ${course.title}: ${itemProgressLabels[status].toLowerCase()}, ${remaining_attempts} of ${shown.attempts} attempts left.`}
      </PageHead>
      <WholeCourseLink slug={course.slug} related_id={related_id} />
      <details className="disclosure" open={responses.length < 2}>
        <summary>
          Requirements
          <Icon name="chevron-down" className="icon-chevron" />
        </summary>
        {assignment.reqs ? (
          <div className="disclosure-body prose" dangerouslySetInnerHTML={{ __html: assignment.reqs }} />
        ) : (
          <p className="disclosure-body muted">This assignment has no requirements yet.</p>
        )}
      </details>
      {responses.length === 0 ? (
        <div className="panel">
          <EmptyState title="Nothing submitted yet">Work appears here as soon as the learner submits it.</EmptyState>
        </div>
      ) : (
        <div className="assignment-attempts">
          {responses.map((one) => (
            <AttemptPanel
              key={one.id}
              one={one}
              correction={shown.may_grade ? <CorrectGrade place={place} one={one} onGraded={onGraded} /> : null}
            />
          ))}
        </div>
      )}
      {shown.may_grade ? (
        <GradeForm
          key={waiting?.attempt ?? responses[0]?.attempt}
          place={place}
          waiting={waiting ?? null}
          last={responses[0] ?? null}
          onGraded={onGraded}
          onNext={next ? openNext : null}
        />
      ) : null}
      <NextInQueue next={next} />
    </>
  )
}
