import type { Hono } from 'hono'
import { fail } from '../../kernel/fail.ts'
import type { ContentServices } from './content-types.ts'
import {
  freePreviewPath,
  type FileToken,
  itemFilePath,
  previewFilePath,
  lessonFileFinder,
  serveLessonFile,
} from '../media/door.ts'

/** The single subdomain for lesson files; it cannot collide with package subdomains, which are 40 hexadecimal digits. */
export const lessonFilesHost = (contentHost: string): string => `files.${contentHost}`

/**
 * Returns the signed URL of a file. `contentOrigin` is the public origin of the content host, such as 'https://content.example'. The file name is
 * only for readability.
 */
export function lessonFileUrl({
  token,
  file_name,
  contentOrigin,
}: {
  token: string
  file_name: string
  contentOrigin: string
}): string {
  const url = new URL(contentOrigin)
  return `${url.protocol}//${lessonFilesHost(url.host)}/f/${token}/${encodeURIComponent(file_name)}`
}

// Renews an expired URL for a player that continues after a pause and for a reopened page; neither can sign a new URL itself.
const mayRenew = (request: Request): boolean =>
  request.headers.has('range') || request.headers.get('sec-fetch-mode') === 'navigate'

function ownPath({ enrollment_id, session_id, ...file }: Omit<FileToken, 'app_origin'>): string {
  if (session_id === null) return freePreviewPath(file)
  return enrollment_id === null ? previewFilePath(file) : itemFilePath({ ...file, enrollment_id })
}

function renewal({ app_origin, ...file }: FileToken): Response {
  const location = `${app_origin}${ownPath(file)}`
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

async function mayOpen({ session_id, user_id, ...file }: FileToken, services: ContentServices): Promise<boolean> {
  if (session_id === null || user_id === null) return services.isFreePreview(file)
  return services.isVisitValid({ ...file, session_id, user_id })
}

/** Serves lesson files only with a signed URL, on their own host, while its visit is valid. */
export function lessonFileRoutes(app: Hono, services: ContentServices): void {
  const findLessonFile = lessonFileFinder(services.storage)
  app.get('/f/:token/:name', async (c) => {
    if (new URL(c.req.url).hostname !== lessonFilesHost(services.contentHost)) fail('learning.file_address_invalid')
    const verdict = services.verifyFileToken(c.req.param('token'))
    if (verdict.state === 'invalid') return fail('learning.file_address_invalid')
    const { file } = verdict
    if (!(await mayOpen(file, services))) fail('learning.file_address_expired')
    if (verdict.state === 'expired') return mayRenew(c.req.raw) ? renewal(file) : fail('learning.file_address_expired')
    const found = await findLessonFile({ kind: file.kind, file: file.key })
    return found
      ? serveLessonFile({ storage: services.storage, found, file, name: c.req.param('name'), request: c.req.raw })
      : fail('general.not_found')
  })
}
