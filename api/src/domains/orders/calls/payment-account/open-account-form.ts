import { open_account_form } from '@portico/shared/contract/orders/payment-account.ts'
import { connectedAccounts } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { connectedAccountOf } from '../../connected-account.ts'
import { returnUrl } from '../../../../kernel/return-url.ts'
import { callProvider } from '../../../subscriptions/door.ts'
import { offered } from './may-have-payment-account.ts'

/** The first request opens the account. Parallel requests get the same one, because the provider identifies it by the portal. */
export const openAccountForm = verb(open_account_form, async (ctx, { body }) => {
  const { services, portal, inPortal, note } = ctx
  const connected = offered(ctx)
  const back = returnUrl(ctx, body.return_url)
  const kept = await inPortal(({ db }) => connectedAccountOf(db))
  const account = kept?.account ?? (await callProvider(services, () => connected.open(portal.id)))
  if (!kept) await inPortal(({ db }) => db.insert(connectedAccounts).values({ account }).onConflictDoNothing())
  note(`payment_account:${account}`, { form: 'opened' })
  const ways = { return_url: marked(back, 'form'), refresh_url: marked(back, 'expired') }
  return { url: await callProvider(services, () => connected.formPage({ id: account, ...ways })) }
})

/** Adds to the page's URL how the user came back to it. */
function marked(page: URL, from: 'form' | 'expired'): string {
  const marked = new URL(page)
  marked.search = `?from=${from}`
  return marked.href
}
