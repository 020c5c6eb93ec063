import { adopt_card } from '@portico/shared/contract/subscriptions-own.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useShowSubscription } from './use-show-subscription.ts'

/** Marks the URL on the way back from the provider's page. */
export const cardReturned = 'card=replaced'

/** Adopts the replaced card once after the return from the provider's page, and cleans the URL, so that a reload does not repeat it. */
export function useAdoptedCard(): void {
  const show = useShowSubscription()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || location.search !== `?${cardReturned}`) return
    isDone.current = true
    history.replaceState(history.state, '', location.pathname)
    api(adopt_card).then((subscription) => {
      show(subscription)
      if (subscription.owing)
        toasts.show({ kind: 'failed', text: 'That card was declined, too. Please try another one.' })
      else toasts.show({ kind: 'success', text: 'Your card was updated.' })
    }, showFailure)
  })
}
