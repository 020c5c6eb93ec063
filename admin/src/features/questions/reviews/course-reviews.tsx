import {
  count_course_reviews,
  list_course_reviews,
  set_review_published,
  type CourseReview,
} from '@portico/shared/contract/reviews.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { reviewsSearchParams } from '../search-params.ts'
import { reviewColumns } from './review-columns.tsx'
import { reviewStates, stateOf } from './review-states.ts'

/** Lists a course's reviews with a publish toggle each (BLD-034) and counters (BLD-033). */
export function CourseReviews({ slug }: { slug: string }) {
  const { list, counters, publish } = useReviews(slug)
  return (
    <ListPanel
      list={list}
      filters={
        <>
          <ChoiceFilter
            label="Status"
            value={list.search.published}
            all="All reviews"
            options={reviewStates}
            onChange={(value) => list.change({ published: value })}
          />
          {counters ? (
            <p className="small muted" role="status">
              {`${formatCount(counters.published)} published, ${formatCount(counters.hidden)} hidden`}
            </p>
          ) : null}
        </>
      }
      empty={{ title: 'No reviews yet', text: 'Learners who completed the course can leave a review.' }}
      table={{
        label: 'Reviews',
        columns: reviewColumns,
        titleOf: ({ author }) => `Review by ${author}`,
        actions: (review) =>
          review.is_own ? (
            <span className="small muted">Yours</span>
          ) : (
            <Button
              kind="quiet"
              size="small"
              aria-label={`${review.is_published ? 'Hide' : 'Publish'} the review by ${review.author}`}
              busy={publish.isPending && publish.variables.id === review.id}
              onClick={() => publish.mutate(review)}
            >
              {review.is_published ? 'Hide' : 'Publish'}
            </Button>
          ),
      }}
    />
  )
}

/** Loads the reviews and counters, and toggles a review, after which both are refetched. */
function useReviews(slug: string) {
  const { portal } = useSession()
  const list = usePagedList({
    name: 'course-reviews',
    address: reviewsSearchParams,
    filters: ['published'],
    of: [slug],
    ask: ({ search: _unused, ...asked }, search) =>
      api(list_course_reviews, {
        params: { slug },
        query: { ...asked, published: stateOf(search.published) },
      }),
  })
  const counters = useQuery({
    queryKey: ['course-review-counters', portal.id, slug],
    queryFn: () => api(count_course_reviews, { params: { slug } }),
  })
  const publish = useMutation({
    mutationFn: ({ id, is_published }: CourseReview) =>
      api(set_review_published, { params: { id }, body: { is_published: !is_published } }),
    onSuccess: () => Promise.all([list.query.refetch(), counters.refetch()]),
    onError: showFailure,
  })
  return { list, counters: counters.data, publish }
}
