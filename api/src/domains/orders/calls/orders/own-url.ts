import { safeRedirect } from '@portico/shared/rules/identity/session/safe-redirect.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Returns the path and query of a URL on the portal's own origin; rejects any other URL (OP-64). */
export function ownPath(url: string, origin: string): string {
  const parsed = url.startsWith('/') ? URL.parse(url, origin) : URL.parse(url)
  if (!parsed || parsed.origin !== origin || parsed.username || parsed.password) return fail('payments.foreign_url')
  return safeRedirect(`${parsed.pathname}${parsed.search}`) ?? fail('payments.foreign_url')
}

/** Returns the URL the provider sends the shopper to afterwards: the stored path on the portal's origin, with the order's id. */
export function successUrl({ origin, path, order_id }: { origin: string; path: string; order_id: number }): string {
  const url = new URL(path, origin)
  url.searchParams.set('order', String(order_id))
  return url.href
}
