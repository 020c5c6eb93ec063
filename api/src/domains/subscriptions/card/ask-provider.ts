import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'

/** A question to the provider; whoever asked is told where it does not answer. */
export function askProvider<T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    log.error({ err: error }, 'the payment provider refused or did not answer')
    return fail('payments.provider_failed')
  })
}
