import { sql } from 'drizzle-orm'
import type { Services } from '../../../kernel/services.ts'
import type { CardSubscription } from '../../../adapters/payments/recurring.ts'
import { fail } from '../../../kernel/fail.ts'
import type { PaymentAccount } from '../../../adapters/payments/payments.ts'

/** The provider's response with a number taken before the request: of two readings, the higher number is the newer state. */
export type Reading = { number: number; said: CardSubscription }

export async function nextReading(
  { app, log }: Pick<Services, 'app' | 'log'>,
  { account, provider_id }: { account: PaymentAccount; provider_id: string },
): Promise<Reading> {
  const [taken] = await app.db.execute<{ number: number }>(
    sql`select nextval('subscription_readings')::bigint as number`,
  )
  if (!taken) throw new Error('no reading was numbered')
  const said = await account.recurrences.read(provider_id).catch((error: unknown) => {
    log.warn({ err: error, subscription: provider_id }, 'the payment provider did not answer')
    return fail('payments.provider_failed')
  })
  return { number: Number(taken.number), said }
}
