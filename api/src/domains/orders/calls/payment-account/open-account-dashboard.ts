import { open_account_dashboard } from '@portico/shared/contract/orders/payment-account.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { connectedAccountOf } from '../../connected-account.ts'
import { callProvider } from '../../../subscriptions/door.ts'
import { offered } from './may-have-payment-account.ts'

/** The provider has no dashboard until the form is submitted. */
export const openAccountDashboard = verb(open_account_dashboard, async (ctx) => {
  const connected = offered(ctx)
  const kept = await ctx.inPortal(({ db }) => connectedAccountOf(db))
  if (!kept?.is_submitted) return fail('payments.account_not_submitted')
  ctx.note(`payment_account:${kept.account}`, { dashboard: 'opened' })
  return { url: await callProvider(ctx.services, () => connected.dashboardPage(kept.account)) }
})
