import type { Context } from '../../kernel/context.ts'
import { clearCookie, cookieNames, readCookie, realmOf, setCookie } from '../../kernel/cookies.ts'
import { makeCsrfToken } from '../../kernel/csrf.ts'
import { readActor } from '../../kernel/session.ts'
import type { Actor } from '../../kernel/context.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'setCookie' | 'request' | 'portal'>

/** Opens a session for the account, on this host's cookie realm, with its cookies; null when he is nobody on this portal. */
export async function signIn(ctx: Ctx, userId: number): Promise<Actor | null> {
  const { services, host } = ctx
  const realm = realmOf(host, services.config)
  const { headers } = await services.auth.forRealm(realm).api.openSession({ body: { user_id: userId }, returnHeaders: true })
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${cookieNames.session}=`))
  if (!cookie) return null
  ctx.setCookie(cookie)
  const value = readCookie(cookie.split(';')[0], cookieNames.session)
  setSignedInCookies(ctx, value)
  // Read back as the next request will: through the new cookie.
  const request = new Request(ctx.request.url, { headers: { cookie: cookie.split(';')[0] ?? '' } })
  return readActor(services, { request, host, portal: ctx.portal })
}

/** The hint for the apps, and a CSRF token that belongs to the new session. */
export function setSignedInCookies({ services, host, setCookie: set }: Pick<Ctx, 'services' | 'host' | 'setCookie'>, session: string | null): void {
  set(setCookie(cookieNames.is_auth, '1', { host, config: services.config }))
  set(setCookie(cookieNames.csrf, makeCsrfToken({ session, secret: services.secrets.csrf }), { host, config: services.config }))
}

export function setSignedOutCookies({ services, host, setCookie: set }: Pick<Ctx, 'services' | 'host' | 'setCookie'>): void {
  const { config } = services
  set(clearCookie(cookieNames.session, { host, config, http_only: true }))
  set(clearCookie(cookieNames.is_auth, { host, config }))
  set(clearCookie(cookieNames.current_role, { host, config, host_only: true }))
  set(setCookie(cookieNames.csrf, makeCsrfToken({ session: null, secret: services.secrets.csrf }), { host, config }))
}
