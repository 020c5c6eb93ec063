import { cancel_portal_subscription, type Subscription } from '@portico/shared/contract/subscriptions.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Cancels at the end of the term after one confirmation; a canceled subscription resumes at once. */
export function CancelSubscription({ of, unused_credits }: { of: Subscription; unused_credits: number }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const day = formatDay({ at: of.period_ends_at, time_zone: portal.time_zone, reader_zone: readerZone() })
  const isCanceled = of.canceled_at !== null
  const save = useMutation({
    mutationFn: () => api(cancel_portal_subscription, { body: { is_canceled: !isCanceled } }),
    onSuccess: async () => {
      const text = isCanceled ? 'Your subscription continues.' : `Your subscription ends on ${day}.`
      toasts.show({ kind: 'success', text })
      await client.invalidateQueries({ queryKey: ['portal-subscription', portal.id] })
    },
    onError: showFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <div className="stack">
      {isCanceled ? <p>It was canceled. Everything stays as it is until {day}.</p> : null}
      <div>
        <Button kind="secondary" busy={save.isPending} onClick={() => (isCanceled ? save.mutate() : setAsking(true))}>
          {isCanceled ? 'Resume subscription' : 'Cancel subscription'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={save.isPending}
        title="Cancel the subscription?"
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        onCancel={() => setAsking(false)}
        onConfirm={() => save.mutate()}
      >
        {`Everything stays as it is until ${day}, the end of the term you’ve paid for. After that the portal has no plan${unusedText(unused_credits)}. You can change your mind until then.`}
      </ConfirmDialog>
    </div>
  )
}

const unusedText = (unused: number): string =>
  unused === 0 ? '' : `, and its unused credits are lost: ${countOf(unused, 'credit')} today`
