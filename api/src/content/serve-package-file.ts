import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { byteRange } from './byte-range.ts'
import type { PackageFile } from './find-package-file.ts'
import type { LaunchToken } from './launch-token.ts'
import { mimeType } from './mime-type.ts'

// Node's and the browser's stream types differ in name only.
const webStream = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>

/**
 * What every page of a package says: framed only by itself and the portal it was launched from, never guessed at, its token never told
 * on. No script-src: authoring tools need inline script and eval, and the package has this origin to itself.
 */
export function packageHeaders(launch: LaunchToken): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors 'self' ${launch.app_origin}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'unload=(self)',
  }
}

/** A file of a package, whole or the range that was asked for. The token is in its address, so it never changes there. */
export function servePackageFile({ file, launch, request }: { file: PackageFile; launch: LaunchToken; request: Request }): Response {
  const headers = new Headers({
    ...packageHeaders(launch),
    'content-type': mimeType(file.path),
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const range = byteRange(request.headers.get('range') ?? undefined, file.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const whole = range === 'whole'
  const { start, end } = whole ? { start: 0, end: file.size - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (!whole) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const empty = request.method === 'HEAD' || file.size === 0
  return new Response(empty ? null : webStream(createReadStream(file.path, { start, end })), { status: whole ? 200 : 206, headers })
}
