import type { PaymentAccount } from '../../adapters/payments/payments.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import type { OrderRow } from './order-lines.ts'

type Opened = Pick<OrderRow, 'id' | 'payment_account'>

/** Account that opened all orders from before accounts had names. */
const firstAccount = 'default'

/** Returns the name of the payment account that opened an order, configured or not. */
export const accountNameOfOrder = ({ payment_account }: Pick<OrderRow, 'payment_account'>): string =>
  payment_account ?? firstAccount

/**
 * Returns the account that opened an order, whatever account its portal uses now, because only that one knows the payment. Fails while that account
 * is not configured; the order is left unchanged and continues once the account is back.
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
