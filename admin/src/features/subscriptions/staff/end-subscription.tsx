import { end_subscription, type SubscriptionLine } from '@portico/shared/contract/subscriptions.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

/** Ends a subscription immediately, after a confirmation. */
export function EndSubscription({ open, of, onClose }: { open: boolean; of: SubscriptionLine; onClose: () => void }) {
  const save = useMutation({
    mutationFn: () => api(end_subscription, { params: { portal_id: of.portal.id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: `The subscription of ${of.portal.name} has ended.` }),
    onError: showFailure,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={save.isPending}
      title="End the subscription now?"
      confirmLabel="End now"
      onCancel={onClose}
      onConfirm={() => save.mutate()}
    >
      {`${of.portal.name} loses its plan at once, before the term ends, along with the plan’s unused credits. Its data and all other credits stay. To stop its pages as well, pause the portal.`}
    </ConfirmDialog>
  )
}
