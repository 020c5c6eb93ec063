import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { show_portal_subscription, Subscription } from '@portico/shared/contract/subscriptions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../kernel/session/session.ts'

type Known = Data<typeof show_portal_subscription>

/** Puts a changed subscription into the cache, so that the whole page shows it. */
export function useShowSubscription(): (subscription: Subscription) => void {
  const client = useQueryClient()
  const { portal } = useSession()
  const key = ['portal-subscription', portal.id]
  return (subscription) => {
    client.setQueryData(key, (before: Known | undefined) => ({
      unused_credits: 0,
      payments: [],
      ...before,
      subscription,
    }))
    void client.invalidateQueries({ queryKey: key })
  }
}
