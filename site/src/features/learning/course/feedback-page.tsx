import { list_reviews, type publicReview } from '@portico/shared/contract/catalog/catalog.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import type * as v from 'valibot'
import { learnerCall as call } from '../learner-call.ts'
import type { CourseView } from '../load/course-view.ts'
import { callFailure, isMissing } from '../load/call-failure.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { portalDate } from '../../../scripts/portal-date.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { PartSkeleton } from '../load/skeletons.tsx'
import { useLoad } from '../../../kernel/use-load.ts'

type Review = v.InferOutput<typeof publicReview>
type Page = { data: Review[]; meta: { next_cursor: string | null; prev_cursor: string | null } }
const noReviews: Page = { data: [], meta: { next_cursor: null, prev_cursor: null } }

/** The course's reviews, including the learner's own (OP-74). */
export function FeedbackPage({ view, onChange }: { view: CourseView; onChange: (view: CourseView) => void }) {
  const { course } = view
  const ask = (cursor?: string) =>
    call(list_reviews, { params: { slug: course.slug }, query: cursor ? { cursor } : {} })
  // A course that left the catalog no longer has public reviews.
  const loaded = useLoad<Page>(course.slug, () =>
    ask().catch((error: unknown) => (isMissing(error) ? noReviews : Promise.reject(error))),
  )
  const { failure, run } = useAction(callFailure)
  const more = (page: Page, cursor: string) =>
    run(async () => {
      const next = await ask(cursor)
      loaded.set({ data: [...page.data, ...next.data], meta: next.meta })
    })
  if (loaded.state === 'loading') return <PartSkeleton />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.reload} />
  const next = loaded.data.meta.next_cursor
  return (
    <div className="stack stack-6 course-narrow">
      <OwnReview view={view} onChange={onChange} />
      {loaded.data.data.length === 0 ? (
        <EmptyState icon="star" title="No reviews yet">
          No one has reviewed this course yet.
        </EmptyState>
      ) : (
        <ul className="stack">
          {loaded.data.data.map((review) => (
            <li key={`${review.author}${review.created_at}`}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {next ? (
        <Button kind="secondary" onClick={() => void more(loaded.data, next)}>
          Show more reviews
        </Button>
      ) : null}
    </div>
  )
}

function OwnReview({ view, onChange }: { view: CourseView; onChange: (view: CourseView) => void }) {
  const { course } = view
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onChange({ ...view, course: { ...course, has_review: true } })
  }
  if (course.has_review)
    return <Notice tone="success">Thank you for your review. It will appear here once it’s published.</Notice>
  if (!course.finished_at) return <Notice>You can review this course once you’ve completed it.</Notice>
  return (
    <div className="row row-between card card-body">
      <p>You completed this course on {portalDate(course.finished_at)}. How was it?</p>
      <Button icon="star" onClick={() => setOpen(true)}>
        Leave a review
      </Button>
      <ReviewDialog course={course} open={open} onClose={() => setOpen(false)} onDone={done} />
    </div>
  )
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className="review-card">
      <span className="stars" role="img" aria-label={`${review.rating} out of 5 stars`}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Icon key={place} name="star" solid={place <= Math.round(review.rating)} />
        ))}
      </span>
      {review.text ? (
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
      ) : null}
      <figcaption className="small muted">
        {review.author}, {portalDate(review.created_at)}
      </figcaption>
    </figure>
  )
}
