import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { byteRange } from '../kernel/byte-range.ts'
import type { Big, CachedFile } from './file-cache.ts'

/** Sends a file from memory: 304 if the visitor has it, or its .gz sibling if the visitor accepts gzip. */
export function sendCached(req: IncomingMessage, res: ServerResponse, file: CachedFile, status = 200): void {
  if (status === 200 && isKnown(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304, without(file.plainHeaders, 'Content-Length', 'Content-Type'))
    res.end()
    return
  }
  const asGzip = file.gzip !== null && accepts(req.headers['accept-encoding'])
  res.writeHead(status, asGzip ? file.gzipHeaders : file.plainHeaders)
  if (req.method === 'HEAD') res.end()
  else res.end(asGzip ? file.gzip : file.plain)
}

/** Streams a file too big for memory, such as a video, with range support. */
export function sendBig(
  req: IncomingMessage,
  res: ServerResponse,
  { path, file, headers }: { path: string; file: Big; headers: readonly string[] },
): void {
  const range = byteRange(req.headers.range, file.size)
  if (range === 'unsatisfiable') {
    res.writeHead(416, ['Content-Range', `bytes */${file.size}`])
    res.end()
    return
  }
  const isPart = range !== 'whole'
  const { start, end } = isPart ? range : { start: 0, end: file.size - 1 }
  res.writeHead(isPart ? 206 : 200, [
    ...headers,
    'Accept-Ranges',
    'bytes',
    'Last-Modified',
    file.stats.mtime.toUTCString(),
    'Content-Length',
    String(end - start + 1),
    ...(isPart ? ['Content-Range', `bytes ${start}-${end}/${file.size}`] : []),
  ])
  if (req.method === 'HEAD') return void res.end()
  const stream = createReadStream(path, { start, end })
  stream.once('error', () => res.destroy())
  res.once('close', () => stream.destroy())
  stream.pipe(res)
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => [`"${etag}"`, `"${etag}-gz"`, '*'].includes(each.trim().replace(/^W\//, '')))
}

const accepts = (header: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''))

function without(headers: readonly string[], ...names: string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''))
}
