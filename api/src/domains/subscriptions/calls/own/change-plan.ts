import { change_plan } from '@portico/shared/contract/subscriptions-own.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import { verb } from '../../../../kernel/verb.ts'
import { callProvider } from '../../card/call-provider.ts'
import { followed } from './own-card.ts'
import { plannedChange, type PlannedChange } from './planned-change.ts'

/** How long a preview is valid; its amounts are calculated for the second it was made. */
const preview_ms = 30 * 60_000
type SeenPreview = { due_now: number; at: string; sent_as: string }

/** Upgrades apply at once, as previewed; downgrades apply with the next term (CHK-023). */
export const changePlan = verb(change_plan, async (ctx, { body }) => {
  const { services, note } = ctx
  const planned = await plannedChange(ctx, body)
  const { card, to, when } = planned
  note(`subscription:${card.row.id}`, { plan_id: body.plan_id, billing_type: body.billing_type, when })
  if (when === 'now') await changeNow(services, planned, body)
  else await callProvider(services, () => card.account.recurrences.changeLater({ id: card.provider_id, to }))
  return followed(ctx)
})

async function changeNow(services: Services, { card, to }: PlannedChange, shown: SeenPreview): Promise<void> {
  const at = new Date(shown.at)
  const age_ms = services.now().getTime() - at.getTime()
  if (age_ms > preview_ms || age_ms < -60_000) fail('subscriptions.preview_old')
  const { provider_id: id, account } = card
  const { due_now } = await callProvider(services, () => account.recurrences.preview({ id, to, at }))
  if (due_now !== shown.due_now)
    fail('subscriptions.change_now_differs', {
      old_price: formatMoney(shown.due_now),
      new_price: formatMoney(due_now),
    })
  const key = `change-${id}-${shown.sent_as}`
  const done = await callProvider(services, () => account.recurrences.changeNow({ id, to, at, key }))
  if (done === 'declined') fail('subscriptions.declined')
}
