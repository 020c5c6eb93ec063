import { preview_plan_change, type PlanChangePreview } from '@portico/shared/contract/subscriptions-own.ts'
import { creditsOwed } from '@portico/shared/rules/subscriptions/credits-owed.ts'
import { verb } from '../../../../kernel/verb.ts'
import type { Services } from '../../../../kernel/services.ts'
import { callProvider } from '../../card/call-provider.ts'
import { plannedChange, type PlannedChange } from './planned-change.ts'

/** The provider calculates the cost of a change to the second; a preview changes nothing. */
export const previewPlanChange = verb(preview_plan_change, async (ctx, { body }) => {
  const planned = await plannedChange(ctx, body)
  if (planned.when === 'now') return previewNow(ctx.services, planned)
  const { period_ends_at } = planned.card.row
  return {
    when: 'term_end' as const,
    at: period_ends_at.toISOString(),
    due_now: 0,
    credited: 0,
    price: planned.to.price,
    next_payment_at: period_ends_at.toISOString(),
    credits: 0,
  }
})

async function previewNow(services: Services, { card, from, plan, to }: PlannedChange): Promise<PlanChangePreview> {
  const { account, provider_id: id, row } = card
  // The provider calculates in whole seconds and by its own clock, so never preview from before the start of the current term.
  const now_ms = Math.floor(services.now().getTime() / 1000) * 1000
  const at = new Date(Math.max(now_ms, row.period_starts_at.getTime()))
  const { due_now, credited, next_at } = await callProvider(services, () => account.recurrences.preview({ id, to, at }))
  const isNewTerm = to.billing_type !== row.billing_type
  const credits = creditsOwed({
    before: { ...from, billing_type: row.billing_type },
    after: { ...plan, billing_type: to.billing_type },
    term: isNewTerm
      ? { starts_at: at, ends_at: next_at }
      : { starts_at: row.period_starts_at, ends_at: row.period_ends_at },
    credited_until: row.credited_until ?? row.period_ends_at,
    now: at,
  })
  return {
    when: 'now',
    at: at.toISOString(),
    due_now,
    credited,
    price: to.price,
    next_payment_at: next_at.toISOString(),
    credits,
  }
}
