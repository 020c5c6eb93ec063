/** The storage is unreachable, too slow, or something else answers for it; a retry may succeed soon. The cause is the original error. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the storage is unavailable', { cause })
  }
}

/** Checks whether an error or its cause says that the storage is unavailable. */
export function isStorageUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1)
    if (each instanceof StorageUnavailable) return true
  return false
}
