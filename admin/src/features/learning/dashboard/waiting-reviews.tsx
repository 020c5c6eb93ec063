import type { AttentionItem } from '@portico/shared/contract/learning/dashboard.ts'
import { set_review_published } from '@portico/shared/contract/reviews.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type Review = AttentionItem['entries'][number]

/** Lists new reviews and publishes them in place; unpublished reviews stay hidden (OP-57). */
export function WaitingReviews({ item }: { item: AttentionItem }) {
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: ({ id }: Review) => api(set_review_published, { params: { id }, body: { is_published: true } }),
    onSuccess: async (_, { title }) => {
      toasts.show({ kind: 'success', text: `The review of ${title} is published.` })
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    },
    onError: showFailure,
  })
  return (
    <ul className="attention-reviews">
      {item.entries.map((review) => {
        const [author, stars, text] = review.notes
        return (
          <li key={review.id}>
            <div>
              <strong>{review.title}</strong>
              <span className="muted small">{` ${stars} of 5 stars, by ${author}`}</span>
              {text ? <p>{text}</p> : null}
            </div>
            <Button
              kind="secondary"
              size="small"
              busy={publish.isPending && publish.variables.id === review.id}
              aria-label={`Publish the review of ${review.title} by ${author}`}
              onClick={() => publish.mutate(review)}
            >
              Publish
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
