import { keep_plan } from '@portico/shared/contract/subscriptions-own.ts'
import { verb } from '../../../../kernel/verb.ts'
import { callProvider } from '../../card/call-provider.ts'
import { followed, ownCard } from './own-card.ts'

export const keepPlan = verb(keep_plan, async (ctx) => {
  const { row, account, provider_id } = await ownCard(ctx)
  ctx.note(`subscription:${row.id}`, { kept: true })
  await callProvider(ctx.services, () => account.recurrences.keep(provider_id))
  return followed(ctx)
})
