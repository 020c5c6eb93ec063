import type { Context, Actor } from '../../kernel/context.ts'
import { originOf, portalUrl } from '../../portal/portal-url.ts'
import { FILE_URL_LIFETIME_MS, signFileToken, type FileToken } from '../media/door.ts'
import { lessonFileUrl } from './lesson-file-routes.ts'

type Wanted = Pick<FileToken, 'key' | 'kind' | 'enrollment_id' | 'course_id' | 'item_id' | 'is_download'> & {
  name: string
}
type Ctx = Pick<Context, 'portal' | 'services' | 'now'> & { actor: Actor }

/** Redirects to a lesson file on the content host, with a URL signed for this session and this file. */
export function lessonFileRedirect({ actor, portal, services, now }: Ctx, { name, ...file }: Wanted): Response {
  const token = signFileToken(
    {
      ...file,
      session_id: actor.session_id,
      user_id: actor.id,
      portal_id: portal.id,
      app_origin: portalUrl(portal, services.config),
      expires_at: now().getTime() + FILE_URL_LIFETIME_MS,
    },
    services.secrets.launch,
  )
  const location = lessonFileUrl({
    token,
    file_name: name,
    contentOrigin: originOf(services.config.CONTENT_HOST, services.config),
  })
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
