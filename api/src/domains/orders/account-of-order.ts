import type { PaymentAccount } from '../../adapters/payments/payments.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import type { OrderRow } from './order-lines.ts'

type Opened = Pick<OrderRow, 'id' | 'payment_account'>

/** Orders from before accounts had names were all opened by this one. */
const firstAccount = 'default'

/** The name of the account that opened an order, configured or not. */
export const accountNameOfOrder = ({ payment_account }: Pick<OrderRow, 'payment_account'>): string =>
  payment_account ?? firstAccount

/**
 * The account that opened an order, and its name, whatever account its portal is paid into by now: no other one knows its payment.
 * Refused while that account is not configured; the order stays as it is and goes on once the account is back.
 */
export function accountOfOrder(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  { id, payment_account }: Opened,
): { name: string; account: PaymentAccount } {
  const name = accountNameOfOrder({ payment_account })
  const account = payments.accountNamed(name)
  if (account) return { name, account }
  log.error({ order: id, account: name }, 'the payment account that opened this order is not configured')
  return fail('payments.account_missing')
}
