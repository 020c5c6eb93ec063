import { csrf_cookie } from '@portico/shared/contract/identity/session.ts'
import { cookieNames, readSessionCookie, setCookie } from '../../../../kernel/cookies.ts'
import { makeCsrfToken } from '../../../../kernel/csrf.ts'
import { verb } from '../../../../kernel/verb.ts'

export const csrfCookie = verb(csrf_cookie, async ({ request, services, host, setCookie: set }) => {
  const session = readSessionCookie(request.headers.get('cookie'), { host, config: services.config })
  set(
    setCookie(cookieNames.csrf, makeCsrfToken({ session, secret: services.secrets.csrf }), {
      host,
      config: services.config,
    }),
  )
  return null
})
