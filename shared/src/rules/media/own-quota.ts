/** Maximum number of unfinished uploads of their own files (assignments, evidence) one person may have at once. */
export const mostUnfinishedUploads = 20
/** Maximum total size that these uploads may declare. */
export const mostUnfinished_bytes = 2 * 1024 ** 3
/** An upload idle for this long is dropped if its owner starts another one and has no quota left for it. */
export const stalledAfter_ms = 15 * 60_000

/** Share of the portal's learner quota that one learner's files may use. */
export const ownShare_bytes = (quota_bytes: number): number => Math.floor(quota_bytes / 10)

/** Returns why another file of a learner is not accepted; null if it is. */
export function ownQuotaProblem({
  unfinished,
  kept_bytes,
  bytes,
  quota_bytes,
}: {
  unfinished: { count: number; bytes: number }
  kept_bytes: number
  bytes: number
  quota_bytes: number
}): 'uploads.too_many_unfinished' | 'uploads.person_full' | null {
  if (kept_bytes + unfinished.bytes + bytes > ownShare_bytes(quota_bytes)) return 'uploads.person_full'
  const isTooMany = unfinished.count >= mostUnfinishedUploads || unfinished.bytes + bytes > mostUnfinished_bytes
  return isTooMany ? 'uploads.too_many_unfinished' : null
}
