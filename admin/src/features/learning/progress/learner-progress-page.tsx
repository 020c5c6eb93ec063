import './learner.css'
import { show_learner_progress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { courseQuery } from '../../courses/frame/course-query.ts'
import { CourseReachContext } from '../../courses/access/may-in-course.ts'
import { LearnerOfCourse } from './learner-of-course.tsx'

/** /courses/builder/:slug/enrollments/:related_id: one learner's progress through a course, for its staff and for the learner's curator (BLD-037). */
export function LearnerProgressPage() {
  const { portal } = useSession()
  const { slug = '', related_id } = useParams({ strict: false }) as Partial<Record<string, string>>
  const params = { slug, related_id: Number(related_id) }
  const query = useQuery({
    queryKey: ['learner-progress', portal.id, params],
    queryFn: () => api(show_learner_progress, { params, query: {} }),
  })
  // A curator cannot see the other learners of a course outside their reach.
  const course = useQuery(courseQuery(portal.id, slug))
  const isCurator = course.data?.reaches_learners === false
  const list = isCurator ? linkToStaff('curatedLearners') : linkToStaff('courseEnrollments', { slug })
  const title = isCurator ? 'My learners' : 'Enrollments'
  if (query.isError && !query.data)
    return (
      <FailedPage
        error={query.error}
        onRetry={() => void query.refetch()}
        entry={{ singular: 'learner', list: <PageLink to={list}>{`Go to ${title}`}</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={list}>{`← ${title}`}</Link>
      </p>
      {query.data ? (
        <CourseReachContext value={course.data?.is_reached === true}>
          <LearnerOfCourse shown={query.data} onChanged={() => void query.refetch()} />
        </CourseReachContext>
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
