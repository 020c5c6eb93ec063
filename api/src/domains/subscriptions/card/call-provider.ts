import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'

/** Sends a request to the provider; throws `payments.provider_failed` if it fails. */
export function callProvider<T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    log.error({ err: error }, 'the payment provider refused or did not answer')
    return fail('payments.provider_failed')
  })
}
