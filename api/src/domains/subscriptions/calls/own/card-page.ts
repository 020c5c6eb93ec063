// open_card_page, adopt_card
import { adopt_card, open_card_page } from '@portico/shared/contract/subscriptions-own.ts'
import { verb } from '../../../../kernel/verb.ts'
import { callProvider } from '../../card/call-provider.ts'
import { returnUrl } from '../../../../kernel/return-url.ts'
import { followed, ownCard } from './own-card.ts'

/** Cards are entered only on the provider's page, which returns to a page on the requesting host. */
export const openCardPage = verb(open_card_page, async (ctx, { body }) => {
  const { row, account, provider_id } = await ownCard(ctx)
  const { href: return_url } = returnUrl(ctx, body.return_url)
  const customer_id =
    row.customer_id ?? (await callProvider(ctx.services, () => account.recurrences.read(provider_id))).customer_id
  ctx.note(`subscription:${row.id}`, { card_page: true })
  return { url: await callProvider(ctx.services, () => account.recurrences.cardPage({ customer_id, return_url })) }
})

export const adoptCard = verb(adopt_card, async (ctx) => {
  const { row, account, provider_id } = await ownCard(ctx)
  ctx.note(`subscription:${row.id}`, { card: 'replaced' })
  await callProvider(ctx.services, () => account.recurrences.adoptCard(provider_id))
  return followed(ctx)
})
