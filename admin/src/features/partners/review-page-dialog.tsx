import { failureText } from '@portico/shared/browser/failure-text.ts'
import { review_partner_page, type ReviewedPage } from '@portico/shared/contract/partners/partners.ts'
import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

type Props = { page: ReviewedPage; onClose: () => void; onReviewed: () => void }
const { approved, not_approved } = approvalStatus

/** Shows one page of a provider as visitors would see it; staff approve it, or decline it with a reason for the provider (BLD-005). */
export function ReviewPageDialog({ page, onClose, onReviewed }: Props) {
  const [reason, setReason] = useState(page.reason)
  const review = useReview(page, { reason, onReviewed })
  return (
    <Dialog
      open
      onClose={onClose}
      title={page.title}
      actions={
        <>
          {page.status === not_approved ? null : (
            <Button
              kind="danger"
              busy={review.isPending}
              disabled={reason.trim() === ''}
              onClick={() => review.mutate(not_approved)}
            >
              {page.status === approved ? 'Unpublish' : 'Don’t approve'}
            </Button>
          )}
          {page.status === approved ? null : (
            <Button busy={review.isPending} onClick={() => review.mutate(approved)}>
              Approve
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <PageFacts page={page} />
        {review.isError ? (
          <Notice tone="failed" alert>
            {failureText(review.error)}
          </Notice>
        ) : null}
        <Field
          label="Reason for not approving it"
          help="Required only if you don’t approve it. The provider’s people see it."
        >
          <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

function useReview(page: ReviewedPage, { reason, onReviewed }: { reason: string; onReviewed: () => void }) {
  return useMutation({
    mutationFn: (status: 1 | 3) =>
      api(review_partner_page, {
        params: { id: page.id },
        body: { status, reason: status === approved ? '' : reason, sent_at: page.sent_at ?? '' },
      }),
    onSuccess: ({ status }) => {
      const words = status === approved ? 'was approved' : 'is not shown'
      toasts.show({ kind: 'success', text: `“${page.title}” ${words}. ${page.provider.name} was notified.` })
      onReviewed()
    },
  })
}

function PageFacts({ page: { url, text, image, provider } }: { page: ReviewedPage }) {
  return (
    <>
      <dl className="partner-page-facts">
        <div>
          <dt>Provider</dt>
          <dd>{provider.is_published ? provider.name : `${provider.name} (not published: its pages are not shown)`}</dd>
        </div>
        <div>
          <dt>Leads to</dt>
          <dd>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {url}
            </a>
          </dd>
        </div>
      </dl>
      {text ? <p className="partner-page-text">{text}</p> : <p className="muted">It has no text.</p>}
      {image ? <img className="partner-page-image" src={image} alt="" /> : null}
    </>
  )
}
