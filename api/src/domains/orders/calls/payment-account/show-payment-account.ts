import { show_payment_account } from '@portico/shared/contract/orders/payment-account.ts'
import { paymentAccountState } from '@portico/shared/rules/portals/payment-account-state.ts'
import type { AccountMoney, ConnectedAccounts } from '../../../../adapters/payments/connected.ts'
import { verb } from '../../../../kernel/verb.ts'
import type { Services } from '../../../../kernel/services.ts'
import { connectedAccountOf, readAccount, type ConnectedRow } from '../../connected-account.ts'
import { offerOf } from './may-have-payment-account.ts'

/** Queries the provider each time; while it does not answer, shows its last answer and marks it as such. */
export const showPaymentAccount = verb(show_payment_account, async (ctx) => {
  const { services, portal, inPortal } = ctx
  const kept = () => inPortal(({ db }) => connectedAccountOf(db))
  const before = await kept()
  const isCurrent = before === null || (await follow(services, { portal_id: portal.id, row: before }))
  const row = before && (await kept())
  const money = row?.ready_at && isCurrent ? await moneyOf(services, row) : null
  return {
    offered: offerOf(ctx),
    state: paymentAccountState(row),
    pays_out: row?.pays_out ?? false,
    asked: row?.asked ?? [],
    fee_percent: services.config.PLATFORM_FEE_PERCENT,
    money: money && { ...money, payouts: [...money.payouts] },
    is_current: isCurrent && (money !== null || !row?.ready_at),
  }
})

/** Returns whether the provider reported the account's state. */
const follow = (services: Services, { portal_id, row }: { portal_id: number; row: ConnectedRow }): Promise<boolean> =>
  answerOrNull(services, row, async (connected) => {
    await readAccount(services, { portal_id, account: row.account, connected })
    return true
  }).then((said) => said ?? false)

const moneyOf = (services: Services, row: ConnectedRow): Promise<AccountMoney | null> =>
  answerOrNull(services, row, (connected) => connected.money(row.account))

/** Returns the provider's answer; null if it fails, which is logged. */
async function answerOrNull<T>(
  { payments: { connected }, log }: Services,
  { account }: ConnectedRow,
  ask: (connected: ConnectedAccounts) => Promise<T>,
): Promise<T | null> {
  if (connected === null) return null
  return ask(connected).catch((error: unknown) => {
    log.warn({ err: error, account }, 'the provider did not say how a payment account stands')
    return null
  })
}
