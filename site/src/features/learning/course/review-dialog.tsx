import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { create_review } from '@portico/shared/contract/reviews.ts'
import { type LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import { learnerCall as call } from '../learner-call.ts'
import { callFailure, isCode } from '../load/call-failure.ts'

const ratings = [
  { value: 5, label: '5 stars: excellent' },
  { value: 4, label: '4 stars: good' },
  { value: 3, label: '3 stars: fair' },
  { value: 2, label: '2 stars: poor' },
  { value: 1, label: '1 star: bad' },
] as const
const longest = 2000

/** A rating of 1 to 5 with an optional text (OP-57, LRN-042). */
export function ReviewDialog({
  course,
  open,
  onClose,
  onDone,
}: {
  course: LearnerCourse
  open: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { rating, setRating, text, setText, busy, isMissing, failure, send } = useReview(course, onDone)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Leave a review"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            Submit review
          </Button>
        </>
      }
    >
      <div className="stack">
        <RadioGroup
          legend="Your rating"
          options={ratings}
          value={rating}
          onChange={setRating}
          error={isMissing ? 'Please choose a rating' : undefined}
        />
        <Field
          label="Your review"
          optional
          help={`Up to ${formatCount(longest)} characters. It will be shown with your first name and last initial once it’s published. ${longest - text.length} left.`}
        >
          <TextArea maxLength={longest} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

/** State of the review being written and sent; an existing review counts as sent. */
function useReview(course: LearnerCourse, onDone: () => void) {
  const [rating, setRating] = useState<number | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, failure, run } = useAction(callFailure)
  const send = async () => {
    setMissing(rating === null)
    if (rating === null) return
    await run(async () => {
      const body = { related_id: course.related_id, rating, text }
      try {
        await call(create_review, { params: { slug: course.slug }, body })
      } catch (error) {
        if (!isCode(error, 'reviews.done')) throw error
      }
      onDone()
    })
  }
  return { rating, setRating, text, setText, busy, isMissing: missing && rating === null, failure, send }
}
