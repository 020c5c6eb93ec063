/** How many files of their own (handed in, evidence) one person may have under way at once. */
export const mostUnfinishedUploads = 20
/** And how many bytes those may say they have. */
export const mostUnfinished_bytes = 2 * 1024 ** 3
/** An upload that received nothing for this long gives way when its owner begins another one and has no room for it. */
export const standsStillAfter_ms = 15 * 60_000

/** How much of the learners' room of a portal the files of one of them may take. */
export const ownShare_bytes = (quota_bytes: number): number => Math.floor(quota_bytes / 10)

/** Why a further file of a learner's own is not taken; null where it is. */
export function whyNoOwnRoom({
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
