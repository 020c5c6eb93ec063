import { extname } from 'node:path'
import type { FileToken } from './file-token.ts'
import type { PackageFile } from '../scorm/host/find-package-file.ts'
import { mimeType } from '../kernel/mime-type.ts'
import { sendFile } from './send-file.ts'

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

type Asked = { found: PackageFile; file: FileToken; name: string; request: Request }

/**
 * A lesson file, whole or in part: never cached, its type never guessed, and opened by itself it can run and reach nothing. A page of
 * its portal may show it (video, audio, a frame).
 */
export function serveLessonFile({ found, file, name, request }: Asked): Response {
  const type = mimeType(found.path)
  const ending = extname(found.path)
  const plainName = name.replace(/[/\\]/g, '_')
  const shownName = plainName.toLowerCase().endsWith(ending) ? plainName : plainName + ending
  const headers = new Headers({
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': disposition({ type, name: shownName, is_download: file.is_download }),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self' ${file.app_origin}`,
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
  })
  return sendFile({ file: found, headers, request })
}
