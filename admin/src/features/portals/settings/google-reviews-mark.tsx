import { check_google_reviews } from '@portico/shared/contract/reviews.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

const countOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`

/** Says what visitors see of the place's reviews, and if they see none, why (ERR-041). */
export function GoogleReviewsMark({ portal_id, place_id }: { portal_id: number; place_id: string }) {
  const { data, error } = useQuery({
    queryKey: ['google-reviews', portal_id, place_id],
    queryFn: () => api(check_google_reviews, { query: { referer_portal_id: portal_id } }),
    retry: false,
  })
  if (error)
    return <StatusMark tone="failed">{`${error.message} Visitors see no reviews until it works again.`}</StatusMark>
  if (data === undefined) return <p className="muted">Asking Google…</p>
  if (data === null) return <StatusMark tone="waiting">Google has no reviews of this place.</StatusMark>
  return (
    <StatusMark tone="success">
      {`Google has ${countOf(data.count)} of this place, ${data.rating} stars on average.`}
    </StatusMark>
  )
}
