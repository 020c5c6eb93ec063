import { stored } from '@portico/shared/browser/stored.ts'
import { billingTypes, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { atom } from 'nanostores'
import * as v from 'valibot'
import { readCart } from '../../scripts/browser-cart.ts'
import { setSubscription } from './cart.store.ts'

const plan = v.object({ id: v.number(), type: v.picklist(billingTypes) })
const schema = v.object({ by: v.number(), before: plan })
export type ReplacedPlan = v.InferOutput<typeof schema>

/** Session storage, so that the cart can say it, too. */
const storedPlan = stored<ReplacedPlan>('portico_replaced_plan', v.parser(schema), 'session')
/** The plan that another one took out of the cart, which holds one; null: none. */
export const $replacedPlan = atom<ReplacedPlan | null>(storedPlan.read())

/** Puts a plan into the cart and notes which other one it replaces. */
export function choosePlan(chosen: { id: number; type: BillingType }): void {
  const before = readCart().storeSubscription
  if (before && before.id !== chosen.id) noteReplaced({ by: chosen.id, before })
  setSubscription(chosen)
}

/** Brings the replaced plan back. */
export function undoReplaced(): void {
  const replaced = $replacedPlan.get()
  if (replaced) setSubscription(replaced.before)
  noteReplaced(null)
}

function noteReplaced(replaced: ReplacedPlan | null): void {
  if (replaced) storedPlan.write(replaced)
  else storedPlan.remove()
  $replacedPlan.set(replaced)
}
