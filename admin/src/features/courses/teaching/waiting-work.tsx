import './waiting-work.css'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { list_taught_courses, type TaughtCourse } from '@portico/shared/contract/learning/dashboard.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Submissions to grade and questions to answer in an instructor's courses, by course. */
export function WaitingWork() {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['taught-courses', portal.id],
    queryFn: () => api(list_taught_courses, { query: {} }),
  })
  return (
    <section className="panel panel-body waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work" className="panel-title">
        Waiting for you
      </h2>
      {query.data ? (
        <Courses courses={query.data} />
      ) : query.error ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
          {failureText(query.error)}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton shape="line" count={2} />
        </div>
      )}
    </section>
  )
}

function Courses({ courses }: { courses: readonly TaughtCourse[] }) {
  const waiting = courses.filter((course) => course.questions_waiting + course.work_waiting > 0)
  if (waiting.length === 0)
    return (
      <StatusMark tone="success">
        {courses.length === 0
          ? 'Nothing right now. You are not the instructor of a course yet.'
          : 'Nothing right now. Submissions and questions of your learners appear here.'}
      </StatusMark>
    )
  return (
    <>
      <ul>
        {waiting.map((course) => (
          <li key={course.id}>
            <span>
              <strong>{course.title}</strong>{' '}
              <span className="muted small">{countOf(course.learners_count, 'learner')}</span>
            </span>
            <span className="waiting-links">
              {course.work_waiting > 0 ? (
                <Link to={linkToStaff('gradingQueue')} search={{ course: String(course.id) }}>
                  {`${countOf(course.work_waiting, 'submission')} to grade`}
                  <span className="visually-hidden">{` in ${course.title}`}</span>
                </Link>
              ) : null}
              {course.questions_waiting > 0 ? (
                <Link to={linkToStaff('courseQuestions', { slug: course.slug })} search={{ status: '1' }}>
                  {`${countOf(course.questions_waiting, 'question')} to answer`}
                  <span className="visually-hidden">{` in ${course.title}`}</span>
                </Link>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="small">
        <Link to={linkToStaff('gradingQueue')}>Open the grading queue</Link>
      </p>
    </>
  )
}
