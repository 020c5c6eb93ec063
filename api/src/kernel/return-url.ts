import { fail } from './fail.ts'

/**
 * Validates the return URL for a provider's page: it must be on the host of the request, since a session belongs to one host. Rejects anything else.
 */
export function returnUrl({ host }: { host: string }, return_url: string): URL {
  const back = URL.parse(return_url)
  return back?.host === host && /^https?:$/.test(back.protocol) ? back : fail('payments.foreign_url')
}
