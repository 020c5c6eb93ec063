import { Readable } from 'node:stream'
import { fail } from '../kernel/fail.ts'
import { byteRange } from '../kernel/byte-range.ts'

/** A stored file to serve. `version` changes with its bytes; `open` returns null if the file has been deleted meanwhile. */
export type ServedFile = {
  name: string
  bytes: number
  version: string
  open: (part: { start: number; end: number }) => Promise<Readable | null>
}

// Node's and the browser's stream types differ only in name.
const webStream = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>

const names = (header: string | null, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/**
 * Sends a file in full, the requested range (206, 416), or 304 if the caller has this version. Adds to the given headers, including an ETag unless
 * they say no-store.
 */
export async function sendFile({
  file,
  headers,
  request,
}: {
  file: ServedFile
  headers: Headers
  request: Request
}): Promise<Response> {
  const etag = `"${file.version}"`
  headers.set('accept-ranges', 'bytes')
  if (!headers.get('cache-control')?.includes('no-store')) {
    headers.set('etag', etag)
    if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const range =
    ifRange === null || ifRange === etag ? byteRange(request.headers.get('range') ?? undefined, file.bytes) : 'whole'
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const whole = range === 'whole'
  const { start, end } = whole ? { start: 0, end: file.bytes - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (!whole) headers.set('content-range', `bytes ${start}-${end}/${file.bytes}`)
  const isEmpty = request.method === 'HEAD' || file.bytes === 0
  const stream = isEmpty ? null : ((await file.open({ start, end })) ?? fail('general.not_found'))
  return new Response(stream && webStream(stream), { status: whole ? 200 : 206, headers })
}
