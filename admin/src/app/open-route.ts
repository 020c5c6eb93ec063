import { portalFacts, visitorFacts } from '@portico/shared/guards/guard.ts'
import { runRoute } from '@portico/shared/routes/run-route.ts'
import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { notFound, redirect } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { sessionQuery } from '../kernel/session/session.ts'

const opened = { refusal: null }
type Location = { pathname: string; searchStr: string }

/**
 * Runs the guards and scopes of a route before its page opens, as the edge did, now with the user known (SES-004…022). Returns a refusal instead of
 * throwing it, so that it appears inside the frame, next to the menu.
 */
export async function openRoute({ pathname, searchStr }: Location): Promise<{ refusal: CallError | null }> {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (!session) return opened
  const outcome = runRoute({
    path: pathname,
    query: new URLSearchParams(searchStr),
    host: null,
    portal: portalFacts(session.host),
    visitor: visitorFacts(session.me),
    is_production: import.meta.env.PROD,
    root: { host: session.host.url, marketing_url: null },
  })
  if (outcome.kind === 'pass') return opened
  if (outcome.kind === 'refuse') return { refusal: refused(outcome.code) }
  // The dashboard, the login and the profile are pages of the storefront.
  if (routeOfPath(outcome.to.split('?')[0] ?? '')?.app === 'admin') throw redirect({ to: outcome.to, replace: true })
  location.replace(outcome.to)
  return new Promise(() => {})
}

function refused(code: ErrorCode): CallError {
  const { status } = errorCatalog[code]
  if (status === 404) throw notFound()
  return new CallError({ status, code, message: errorMessage(code) })
}
