import { delete_review, set_review_published, type PortalReview } from '@portico/shared/contract/reviews.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { showFailure } from '../../../kernel/errors.ts'

type Props = { review: PortalReview; onChanged: () => void; onDeleted: () => void }

/** A review with its status and what staff can do with it; a colleague decides about one's own. */
export function ReviewPanel({ review, onChanged, onDeleted }: Props) {
  const { author, course, rating, text, is_published, is_own, created_at } = review
  return (
    <section className="panel" aria-label="Review">
      <div className="panel-body stack">
        <p className="row">
          <strong>{`${rating} of 5 stars`}</strong>
          <ReviewStatus is_published={is_published} />
          <span className="small muted">
            <DayCell at={created_at} />
          </span>
        </p>
        <p>{text || `${author} left no text.`}</p>
        <p>
          Course: <Link to={linkToStaff('courseReviews', { slug: course.slug })}>{course.title}</Link>
        </p>
        {is_own ? <p className="small muted">This is your own review. Please ask a colleague to decide.</p> : null}
      </div>
      {is_own ? null : <ReviewActions review={review} onChanged={onChanged} onDeleted={onDeleted} />}
    </section>
  )
}

export const ReviewStatus = ({ is_published }: { is_published: boolean }) =>
  is_published ? <StatusMark tone="success">Published</StatusMark> : <StatusMark>Hidden</StatusMark>

function ReviewActions({ review: { id, author, is_published }, onChanged, onDeleted }: Props) {
  const [isAsked, setAsked] = useState(false)
  const params = { id }
  const publish = useMutation({
    mutationFn: () => api(set_review_published, { params, body: { is_published: !is_published } }),
    onSuccess: onChanged,
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: () => api(delete_review, { params }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `The review by ${author} was deleted.` })
      onDeleted()
    },
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <div className="form-foot">
      <Button kind="secondary" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <Button busy={publish.isPending} onClick={() => publish.mutate()}>
        {is_published ? 'Hide' : 'Publish'}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="Delete this review?"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{`It can’t be undone. ${author} may write another one.`}</p>
      </ConfirmDialog>
    </div>
  )
}
