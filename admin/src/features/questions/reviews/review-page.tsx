import { show_review } from '@portico/shared/contract/reviews.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { ReviewPanel } from './review-panel.tsx'

/** Lists that show reviews, by the first part of their keys. */
const lists = ['reviews', 'course-reviews', 'course-review-counters']

/** /portals/reviews/:id: one review, to publish, hide or delete; its text is the learner's (REF-021, OP-57). */
export function ReviewPage() {
  const { portal } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const refreshLists = () => lists.forEach((list) => void client.invalidateQueries({ queryKey: [list] }))
  const id = Number((useParams({ strict: false }) as { id?: string }).id)
  const { data, error, refetch } = useQuery({
    queryKey: ['review', portal.id, id],
    queryFn: () => api(show_review, { params: { id } }),
  })
  const list = <PageLink to={linkToStaff('reviews')}>All reviews</PageLink>
  if (error && !data)
    return <FailedPage error={error} onRetry={() => void refetch()} entry={{ singular: 'review', list }} />
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('reviews')}>← Reviews</Link>
      </p>
      <PageHead title={data ? `Review by ${data.author}` : 'Review'}>{data ? data.course.title : '…'}</PageHead>
      {data ? (
        <ReviewPanel
          review={data}
          onChanged={() => {
            refreshLists()
            void refetch()
          }}
          onDeleted={() => {
            refreshLists()
            void navigate({ to: linkToStaff('reviews') })
          }}
        />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={4} />
        </div>
      )}
    </>
  )
}
