import { change_plan, preview_plan_change } from '@portico/shared/contract/subscriptions-own.ts'
import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Wanted } from './change-own-plan.tsx'
import { useShowSubscription } from './use-show-subscription.ts'

type Changing = { of: Subscription; wanted: Wanted; isSame: boolean; onClose: () => void }

/** Previews the chosen plan and changes to it at the previewed price. After a refusal, previews again. */
export function usePlanChange({ of, wanted, isSame, onClose }: Changing) {
  const show = useShowSubscription()
  const [sent_as, setSentAs] = useState(() => crypto.randomUUID())
  const preview = useQuery({
    queryKey: ['plan-change', of.id, of.version, wanted],
    queryFn: () => api(preview_plan_change, { body: wanted }),
    enabled: !isSame,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const save = useMutation({
    mutationFn: () => {
      const { due_now = 0, at = '' } = preview.data ?? {}
      return api(change_plan, { body: { ...wanted, due_now, at, sent_as } })
    },
    onSuccess: (subscription) => {
      show(subscription)
      const text = subscription.next
        ? 'Your plan changes with the next term.'
        : `You have the ${subscription.plan.name} plan now.`
      toasts.show({ kind: 'success', text })
      onClose()
    },
    onError: () => {
      // After a refusal the next attempt needs a new idempotency key, because the provider would repeat its refusal for the old one.
      setSentAs(crypto.randomUUID())
      void preview.refetch()
    },
  })
  return { preview, save }
}
