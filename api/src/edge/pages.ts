import type { Config } from '../config.ts'
import {
  allowedHashes,
  hashesFile,
  noHashes,
  type InlineHashes,
  type ReleaseHashes,
} from '../domains/publishing/inline-hashes.ts'
import { edgeTrustsFiles_ms } from '../domains/publishing/edge-file-trust.ts'
import { pageHeaders } from './response-headers.ts'
import { createFileCache, type Big, type CachedFile } from './file-cache.ts'
import { smallFiles } from './small-file.ts'

/** Caches pages in memory with their headers; a new release's list of inline scripts is noticed after some milliseconds. */
export function createPages({
  config,
  limit_bytes,
}: {
  config: Config
  limit_bytes: number
}): (file: string) => CachedFile | Big | null {
  const listed = smallFiles<ReleaseHashes, InlineHashes>({ none: noHashes, read: allowedHashes })
  const list = hashesFile(config)
  const cacheWith = (hashes: InlineHashes) =>
    createFileCache({ limit_bytes, headersOf: (file) => pageHeaders(file, hashes, config) })
  let known = listed(list)
  let cache = cacheWith(known)
  let asked_ms = Date.now()
  return (file) => {
    const now_ms = Date.now()
    if (now_ms - asked_ms >= edgeTrustsFiles_ms) {
      asked_ms = now_ms
      const hashes = listed(list)
      if (hashes !== known) [known, cache] = [hashes, cacheWith(hashes)]
    }
    return cache(file)
  }
}
