import { extname } from 'node:path'
import type { FileToken } from './file-token.ts'
import { mimeType } from '../../../kernel/mime-type.ts'
import { mediaKinds } from '../media-kinds.ts'
import type { Storage } from '../../../storage/storage.ts'
import { sendFile, type ServedFile } from '../../../serving/send-file.ts'

/** What a browser shows by itself and runs nothing of; anything else is kept as a file. */
const isShown = (type: string): boolean =>
  type === 'application/pdf' ||
  type === 'text/plain' ||
  /^(?:audio|video)\//.test(type) ||
  (type.startsWith('image/') && type !== 'image/svg+xml')

/** Content-Disposition (RFC 6266): shown or kept, under the name that people know, with the ending that the file really has. */
export function disposition({ type, name, is_download }: { type: string; name: string; is_download: boolean }): string {
  const how = isShown(type) && !is_download ? 'inline' : 'attachment'
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

type Asked = { storage: Storage; found: ServedFile; file: FileToken; name: string; request: Request }

/** A browser follows at once; what it got then, it has. */
const ADDRESS_LIFETIME_S = 5 * 60

/** How the file is to be taken: its type, and the name that people know with the ending that the file really has. */
function described({ found, file, name }: Pick<Asked, 'found' | 'file' | 'name'>) {
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
 * A lesson file, whole or in part: never cached, its type never guessed, and opened by itself it can run and reach nothing. A page of
 * its portal may show it (video, audio, a frame).
 * Where its kind allows it, a store that browsers reach hands it out
 * itself, at an address signed for a few minutes.
 */
export async function serveLessonFile({ storage, found, file, name, request }: Asked): Promise<Response> {
  const { content_type, content_disposition } = described({ found, file, name })
  const { visibility, key } = mediaKinds[file.kind]
  if (visibility === 'signed') {
    const wanted = { key: key({ file: file.key }), lifetime_s: ADDRESS_LIFETIME_S, content_type, content_disposition }
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
