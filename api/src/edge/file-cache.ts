import { createHash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'
import { edgeTrustsFiles_ms } from '../domains/publishing/edge-file-trust.ts'

/** A file ready to send: its bytes, those of its .gz sibling, and the headers of each. */
export type CachedFile = {
  size: number
  stamp: Stamp
  /** when the file on disk was last checked */
  asked_ms: number
  etag: string
  plain: Buffer
  gzip: Buffer | null
  plainHeaders: string[]
  gzipHeaders: string[]
}
type Stamp = Pick<Stats, 'ino' | 'mtimeMs' | 'size'>
export type Big = { size: number; stats: Stats }
type Headers = (file: string, bytes: Buffer) => readonly string[]

const biggest_bytes = 2_000_000
const isSame = (one: Stamp, other: Stamp): boolean =>
  one.ino === other.ino && one.mtimeMs === other.mtimeMs && one.size === other.size

/**
 * Caches files in memory up to limit_bytes, evicting the least recently used. A file is checked on disk again after some milliseconds; publishing
 * waits that long before it reports that a page is up or gone.
 */
export function createFileCache({
  limit_bytes,
  headersOf,
}: {
  limit_bytes: number
  headersOf: Headers
}): (file: string) => CachedFile | Big | null {
  const held = new Map<string, CachedFile>()
  let total_bytes = 0
  const drop = (file: string) => {
    total_bytes -= held.get(file)?.size ?? 0
    held.delete(file)
  }
  return (file) => {
    const now_ms = Date.now()
    const trusted = held.get(file)
    if (trusted && now_ms - trusted.asked_ms < edgeTrustsFiles_ms) return trusted
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile()) {
      drop(file)
      return null
    }
    if (trusted && isSame(trusted.stamp, stats)) {
      trusted.asked_ms = now_ms
      // The order of use matters only when files may have to be evicted.
      if (total_bytes > limit_bytes / 2) {
        held.delete(file)
        held.set(file, trusted)
      }
      return trusted
    }
    drop(file)
    if (stats.size > biggest_bytes) return { size: stats.size, stats }
    const loaded = { ...load(file, stats, headersOf), asked_ms: now_ms }
    held.set(file, loaded)
    total_bytes += loaded.size
    for (const [oldest] of held) {
      if (total_bytes <= limit_bytes) break
      drop(oldest)
    }
    return loaded
  }
}

function load(file: string, stats: Stats, headersOf: Headers): Omit<CachedFile, 'asked_ms'> {
  const plain = readFileSync(file)
  const gzip = readGzip(file)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const common = [...headersOf(file, plain), ...(gzip ? ['Vary', 'Accept-Encoding'] : [])]
  return {
    size: plain.length + (gzip?.length ?? 0),
    stamp: { ino: stats.ino, mtimeMs: stats.mtimeMs, size: stats.size },
    etag: tag,
    plain,
    gzip,
    plainHeaders: [...common, 'ETag', `"${tag}"`, 'Content-Length', String(plain.length)],
    gzipHeaders: gzip
      ? [...common, 'ETag', `"${tag}-gz"`, 'Content-Encoding', 'gzip', 'Content-Length', String(gzip.length)]
      : [],
  }
}

function readGzip(file: string): Buffer | null {
  try {
    return readFileSync(`${file}.gz`)
  } catch {
    return null
  }
}
