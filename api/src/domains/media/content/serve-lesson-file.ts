import { extname } from 'node:path'
import type { FileToken } from './file-token.ts'
import { mimeType } from '../../../kernel/mime-type.ts'
import { mediaKinds } from '../media-kinds.ts'
import type { Storage } from '../../../storage/storage.ts'
import { sendFile, type ServedFile } from '../../../serving/send-file.ts'

/** Whether browsers display this type without running any of it; all other types are downloaded. */
const isDisplayable = (type: string): boolean =>
  type === 'application/pdf' ||
  type === 'text/plain' ||
  /^(?:audio|video)\//.test(type) ||
  (type.startsWith('image/') && type !== 'image/svg+xml')

/** Builds Content-Disposition (RFC 6266): inline or attachment, under the file's display name. */
export function disposition({ type, name, is_download }: { type: string; name: string; is_download: boolean }): string {
  const how = isDisplayable(type) && !is_download ? 'inline' : 'attachment'
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

type FileInput = { storage: Storage; found: ServedFile; file: FileToken; name: string; request: Request }

/** Browsers follow the redirect at once, so a short lifetime is enough. */
const URL_LIFETIME_S = 5 * 60

/** Returns the file's type and disposition, with its familiar name and its real extension. */
function described({ found, file, name }: Pick<FileInput, 'found' | 'file' | 'name'>) {
  const type = mimeType(found.name)
  const ending = extname(found.name)
  const plainName = name.replace(/[/\\]/g, '_')
  const shownName = plainName.toLowerCase().endsWith(ending) ? plainName : plainName + ending
  return {
    content_type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    content_disposition: disposition({ type, name: shownName, is_download: file.is_download }),
  }
}

/**
 * Serves a lesson file, whole or in part: never cached, its type never sniffed, and sandboxed when opened directly. Pages of its portal may embed it.
 * If its kind allows, the store serves it itself through a URL signed for a few minutes.
 */
export async function serveLessonFile({ storage, found, file, name, request }: FileInput): Promise<Response> {
  const { content_type, content_disposition } = described({ found, file, name })
  const { visibility, key } = mediaKinds[file.kind]
  if (visibility === 'signed') {
    const wanted = { key: key({ file: file.key }), lifetime_s: URL_LIFETIME_S, content_type, content_disposition }
    const location = await storage.signedAddress(wanted)
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    if (location) return new Response(null, { status: 302, headers: { ...headers, location } })
  }
  const headers = new Headers({
    'content-type': content_type,
    'content-disposition': content_disposition,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self' ${file.app_origin}`,
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
  })
  return sendFile({ file: found, headers, request })
}
