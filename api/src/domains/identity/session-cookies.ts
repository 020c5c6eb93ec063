import type { Context } from '../../kernel/context.ts'
import { clearCookie, cookieNames, sessionCookieName, setCookie } from '../../kernel/cookies.ts'
import { makeCsrfToken } from '../../kernel/csrf.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'setCookie'>

/** Sets the hint cookie for the apps and a CSRF token bound to the new session. */
export function setSignedInCookies({ services, host, setCookie: set }: Ctx, session: string | null): void {
  set(setCookie(cookieNames.is_auth, '1', { host, config: services.config }))
  set(
    setCookie(cookieNames.csrf, makeCsrfToken({ session, secret: services.secrets.csrf }), {
      host,
      config: services.config,
    }),
  )
}

export function setSignedOutCookies({ services, host, setCookie: set }: Ctx): void {
  const { config } = services
  set(clearCookie(sessionCookieName({ host, config }), { host, config, http_only: true }))
  set(clearCookie(cookieNames.is_auth, { host, config }))
  set(clearCookie(cookieNames.current_role, { host, config, host_only: true }))
  set(setCookie(cookieNames.csrf, makeCsrfToken({ session: null, secret: services.secrets.csrf }), { host, config }))
}
