import { show_sold_plan } from '@portico/shared/contract/orders/plans.ts'
import type { Plan } from '@portico/shared/contract/subscriptions.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useCallback, useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'

export type KnownPlan =
  | { state: 'loading' }
  | { state: 'ready'; plan: Plan }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown }

/** The plan in the cart, with its current prices (CRT-027, CRT-028). */
export function usePlan(plan_id: number | null): KnownPlan & { reload: () => void } {
  const [known, setKnown] = useState<KnownPlan>({ state: 'loading' })
  const load = useCallback(() => {
    if (plan_id === null) return
    callWithoutRedirect(show_sold_plan, { params: { plan_id } }).then(
      (plan) => setKnown({ state: 'ready', plan }),
      (error: unknown) => {
        const isGone = error instanceof CallError && error.code === 'subscriptions.plan_unknown'
        setKnown(isGone ? { state: 'gone' } : { state: 'failed', error })
      },
    )
  }, [plan_id])
  useEffect(load, [load])
  return { ...known, reload: load }
}
