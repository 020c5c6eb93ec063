import './exams.css'
import { show_learner_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { courseQuery } from '../../courses/frame/course-query.ts'
import { LearnerExam } from './learner-exam.tsx'

/** /courses/builder/:slug/exams-progress/:user_id/:related_id/:exam_id: one learner's exam (BLD-010, BLD-013). */
export function ExamProgressPage() {
  const { portal } = useSession()
  const { slug = '', ...ids } = useParams({ strict: false }) as Partial<Record<string, string>>
  const course = useQuery(courseQuery(portal.id, slug))
  const course_id = course.data?.course.id
  const params = { exam_id: Number(ids['exam_id']), user_id: Number(ids['user_id']) }
  const related_id = Number(ids['related_id'])
  const query = useQuery({
    queryKey: ['learner-exam', portal.id, course_id, params, related_id],
    enabled: course_id !== undefined,
    queryFn: () => api(show_learner_exam, { params: { ...params, course_id: course_id ?? 0 }, query: { related_id } }),
  })
  const failed = course.isError ? course : query.isError && !query.data ? query : null
  // A curator cannot see the exams of a course outside their reach.
  const reaches = course.data?.reaches_learners !== false
  const list = reaches ? linkToStaff('courseExams', { slug }) : linkToStaff('learnerProgress', { slug, related_id })
  if (failed)
    return (
      <FailedPage
        error={failed.error}
        onRetry={() => void failed.refetch()}
        entry={{
          singular: 'learner’s exam',
          list: <PageLink to={list}>{reaches ? 'Go to the exams' : 'Go to the learner'}</PageLink>,
        }}
      />
    )
  return (
    <>
      <p className="back-link">
        {reaches ? (
          <Link to={list} search={{ exam: String(params.exam_id) }}>
            ← Exams
          </Link>
        ) : (
          <Link to={list}>← Learner</Link>
        )}
      </p>
      {query.data && course_id !== undefined ? (
        <LearnerExam
          shown={query.data}
          place={{ course_id, exam_id: params.exam_id, related_id }}
          course={{ slug, title: course.data?.course.title ?? '' }}
          reaches={reaches}
          onChanged={() => void query.refetch()}
        />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
