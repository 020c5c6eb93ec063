import type { Context, Actor } from '../../kernel/context.ts'
import { originOf, portalUrl } from '../../portal/portal-url.ts'
import { FILE_URL_LIFETIME_MS, signFileToken, type FileToken } from '../media/door.ts'
import { lessonFileUrl } from './lesson-file-routes.ts'

type Signed = Pick<FileToken, 'session_id' | 'user_id'>
type File = Pick<FileToken, 'key' | 'kind' | 'item_id' | 'file' | 'is_download'> & { name: string }
type Wanted = File & Pick<FileToken, 'enrollment_id' | 'course_id'>
type Ctx = Pick<Context, 'portal' | 'services' | 'now'>

/** Redirects to a lesson file on the content host, with a URL signed for this session and this file. */
export const lessonFileRedirect = ({ actor, ...ctx }: Ctx & { actor: Actor }, wanted: Wanted): Response =>
  redirect(ctx, { ...wanted, session_id: actor.session_id, user_id: actor.id })

/** The same for a visitor: the URL works only while the lesson is open to everybody. */
export const freePreviewRedirect = (ctx: Ctx, wanted: File): Response =>
  redirect(ctx, { ...wanted, enrollment_id: null, session_id: null, user_id: null })

function redirect({ portal, services, now }: Ctx, { name, ...file }: Wanted & Signed): Response {
  const token = signFileToken(
    {
      ...file,
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
