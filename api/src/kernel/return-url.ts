import { fail } from './fail.ts'

/**
 * Where a page of the provider's leads back to: the page that asked, on the very host that it was asked from, since a session is of one
 * host. Anything else is refused.
 */
export function returnUrl({ host }: { host: string }, return_url: string): URL {
  const back = URL.parse(return_url)
  return back?.host === host && /^https?:$/.test(back.protocol) ? back : fail('payments.foreign_url')
}
