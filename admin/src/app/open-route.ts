import { portalFacts } from '@portico/shared/guards/portal-facts.ts'
import { visitorFacts } from '@portico/shared/guards/visitor-facts.ts'
import { runRoute } from '@portico/shared/routes/run-route.ts'
import { closesToLimited } from '@portico/shared/routes/staff-menu.ts'
import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { notFound, redirect } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { sessionQuery } from '../kernel/session/session.ts'

/** Before a page of the app opens: the guards and scopes of its route decide, as they did at the edge, now with the person known (SES-004…022). */
export async function openRoute({ pathname, searchStr }: { pathname: string; searchStr: string }): Promise<void> {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (!session) return
  const outcome = runRoute({
    path: pathname,
    query: new URLSearchParams(searchStr),
    host: null,
    portal: portalFacts(session.host),
    visitor: visitorFacts(session.me),
    is_production: import.meta.env.PROD,
    root: { host: session.host.url, marketing_url: null },
  })
  if (outcome.kind === 'pass') {
    if (session.me.is_limited_to_courses && closesToLimited(pathname)) throw refused('access.denied')
    return
  }
  if (outcome.kind === 'refuse') throw refused(outcome.code)
  // The dashboard, the login and the profile are pages of the storefront.
  if (routeOfPath(outcome.to.split('?')[0] ?? '')?.app === 'admin') throw redirect({ to: outcome.to, replace: true })
  location.replace(outcome.to)
  await new Promise(() => {})
}

function refused(code: ErrorCode): Error | ReturnType<typeof notFound> {
  const { status } = errorCatalog[code]
  return status === 404 ? notFound() : new CallError({ status, code, message: errorMessage(code) })
}
