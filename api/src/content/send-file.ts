import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { byteRange } from '../kernel/byte-range.ts'
import type { PackageFile } from '../scorm/host/find-package-file.ts'

// Node's and the browser's stream types differ in name only.
const webStream = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>

const etagOf = ({ size, modified_ms }: PackageFile): string =>
  `"${Math.round(modified_ms * 1_000).toString(36)}-${size.toString(36)}"`
const names = (header: string | null, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/**
 * A file whole, the range that was asked for (206, 416), or 304 when the caller's copy is this one. The headers are added to; an ETag is
 * given unless they say no-store.
 */
export function sendFile({
  file,
  headers,
  request,
}: {
  file: PackageFile
  headers: Headers
  request: Request
}): Response {
  const etag = etagOf(file)
  headers.set('accept-ranges', 'bytes')
  if (!headers.get('cache-control')?.includes('no-store')) {
    headers.set('etag', etag)
    if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const range =
    ifRange === null || ifRange === etag ? byteRange(request.headers.get('range') ?? undefined, file.size) : 'whole'
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const whole = range === 'whole'
  const { start, end } = whole ? { start: 0, end: file.size - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (!whole) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const empty = request.method === 'HEAD' || file.size === 0
  return new Response(empty ? null : webStream(createReadStream(file.path, { start, end })), {
    status: whole ? 200 : 206,
    headers,
  })
}
