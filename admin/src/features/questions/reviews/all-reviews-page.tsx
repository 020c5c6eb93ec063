import { list_portal_reviews } from '@portico/shared/contract/reviews.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { reviewsSearchParams } from '../search-params.ts'
import { portalReviewColumns } from './review-columns.tsx'
import { reviewStates, stateOf } from './review-states.ts'

/** /portals/reviews: reviews of every course that the user reaches, newest first (REF-021). */
export function AllReviewsPage() {
  const list = usePagedList({
    name: 'reviews',
    address: reviewsSearchParams,
    filters: ['published'],
    ask: ({ search: _unused, ...asked }, search) =>
      api(list_portal_reviews, { query: { ...asked, published: stateOf(search.published) } }),
  })
  return (
    <ListPage
      title="Reviews"
      purpose="What learners wrote about the courses they completed. Visitors see the published ones."
      list={list}
      filters={
        <ChoiceFilter
          label="Status"
          value={list.search.published}
          all="All reviews"
          options={reviewStates}
          onChange={(value) => list.change({ published: value })}
        />
      }
      empty={{ title: 'No reviews yet', text: 'Learners who completed a course can leave a review.' }}
      table={{
        label: 'Reviews',
        columns: portalReviewColumns,
        titleOf: ({ author, course }) => `Review of ${course.title} by ${author}`,
        actions: ({ id, author, course }) => (
          <Link to={linkToStaff('review', { id })} aria-label={`Open the review of ${course.title} by ${author}`}>
            Open
          </Link>
        ),
      }}
    />
  )
}
