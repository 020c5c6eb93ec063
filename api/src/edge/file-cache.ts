import { createHash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'

/** A file as it is answered: its bytes, those of its .gz sibling, and the headers of each, ready to be sent. */
export type Held = {
  size: number
  stamp: Stamp
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
 * Files in memory, at most limit_bytes of them, the longest unasked given up first. Each request asks the disk whether the file is
 * still the same one (2 µs), so that a published page is seen by the next request in every process.
 */
export function createFileCache({
  limit_bytes,
  headersOf,
}: {
  limit_bytes: number
  headersOf: Headers
}): (file: string) => Held | Big | null {
  const held = new Map<string, Held>()
  let total_bytes = 0
  const drop = (file: string) => {
    total_bytes -= held.get(file)?.size ?? 0
    held.delete(file)
  }
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile()) {
      drop(file)
      return null
    }
    const found = held.get(file)
    if (found && isSame(found.stamp, stats)) {
      // Who was asked for last matters only once something has to go.
      if (total_bytes > limit_bytes / 2) {
        held.delete(file)
        held.set(file, found)
      }
      return found
    }
    drop(file)
    if (stats.size > biggest_bytes) return { size: stats.size, stats }
    const loaded = load(file, stats, headersOf)
    held.set(file, loaded)
    total_bytes += loaded.size
    for (const [oldest] of held) {
      if (total_bytes <= limit_bytes) break
      drop(oldest)
    }
    return loaded
  }
}

function load(file: string, stats: Stats, headersOf: Headers): Held {
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
