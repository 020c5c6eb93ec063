import './questions.css'
import { show_course_question } from '@portico/shared/contract/student-questions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { QuestionThread } from './question-thread.tsx'
import { useRefreshOnQuestion } from './use-refresh-on-question.ts'

/** /courses/builder/:slug/questions/:question_id: one question and its answer form (BLD-008, BLG-013). */
export function QuestionPage() {
  const { portal } = useSession()
  const { slug = '', question_id } = useParams({ strict: false }) as Partial<Record<string, string>>
  const id = Number(question_id)
  const query = useQuery({
    queryKey: ['course-question', portal.id, id],
    queryFn: () => api(show_course_question, { params: { id } }),
  })
  useRefreshOnQuestion(() => void query.refetch())
  const list = linkToStaff('courseQuestions', { slug })
  if (query.isError && !query.data)
    return (
      <FailedPage
        error={query.error}
        onRetry={() => void query.refetch()}
        entry={{ singular: 'question', list: <PageLink to={list}>Go to the questions</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={list}>← Questions</Link>
      </p>
      {query.data ? (
        <QuestionThread question={query.data} onChanged={() => void query.refetch()} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
