/** The storage cannot be reached right now, does not answer in time, or something else answers for it: the same may go well in a moment. The cause is the failure itself. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super('the storage is away', { cause })
  }
}

/** Whether an error, or what caused it, says that the storage is away. */
export function isStorageAway(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1)
    if (each instanceof StorageAway) return true
  return false
}
