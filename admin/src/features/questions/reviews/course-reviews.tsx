import {
  count_course_reviews,
  list_course_reviews,
  set_review_published,
  type CourseReview,
} from '@portico/shared/contract/reviews.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { reviewsSearchParams } from '../search-params.ts'
import { reviewColumns } from './review-columns.tsx'

const choices = [
  { value: '0', label: 'Hidden' },
  { value: '1', label: 'Published' },
] as const

/** Lists a course's reviews with a publish toggle each (BLD-034) and counters (BLD-033). */
export function CourseReviews({ slug }: { slug: string }) {
  const [search, change] = useAddressSearch(reviewsSearchParams)
  const view = useTableView('course-reviews')
  const { list, counters, publish } = useReviews({ slug, search, per_page: view.per_page })
  return (
    <div className="panel">
      <div className="filter-row">
        <Field label="Status">
          <Select
            value={search.published ?? ''}
            placeholder="All reviews"
            options={choices}
            onChange={(event) => change({ published: event.target.value || undefined })}
          />
        </Field>
        {counters ? (
          <p className="small muted" role="status">
            {`${formatCount(counters.published)} published, ${formatCount(counters.hidden)} hidden`}
          </p>
        ) : null}
      </div>
      <ListBody
        query={list}
        address={{
          view,
          isFiltered: search.published !== undefined,
          onCursor: (cursor) => change({ cursor }),
          onClear: () => change({ published: undefined }),
        }}
        empty={{ title: 'No reviews yet', text: 'Learners who completed the course can leave one.' }}
      >
        {(rows) => (
          <DataTable
            label="Reviews"
            view={view}
            columns={reviewColumns}
            rows={rows}
            titleOf={({ author }) => `Review by ${author}`}
            actions={(review) =>
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
              )
            }
          />
        )}
      </ListBody>
    </div>
  )
}

type Asked = { slug: string; search: { published?: string | undefined; cursor?: string | undefined }; per_page: number }

/** Loads the reviews and counters, and toggles a review, after which both are refetched. */
function useReviews({ slug, search, per_page }: Asked) {
  const { portal } = useSession()
  const { cursor } = search
  const published = choices.find(({ value }) => value === search.published)?.value
  const list = useQuery({
    queryKey: ['course-reviews', portal.id, slug, published, cursor, per_page],
    queryFn: () =>
      api(list_course_reviews, { params: { slug }, query: { published, cursor, per_page, with_total: '1' } }),
    placeholderData: keepPreviousData,
  })
  const counters = useQuery({
    queryKey: ['course-review-counters', portal.id, slug],
    queryFn: () => api(count_course_reviews, { params: { slug } }),
  })
  const publish = useMutation({
    mutationFn: ({ id, is_published }: CourseReview) =>
      api(set_review_published, { params: { id }, body: { is_published: !is_published } }),
    onSuccess: () => Promise.all([list.refetch(), counters.refetch()]),
    onError: showFailure,
  })
  return { list, counters: counters.data, publish }
}
