/** This edge's own disk is full, or refuses for another reason: nothing of the bucket's. The cause is the failure itself. */
export class LocalDiskFailed extends Error {
  constructor(cause: unknown) {
    super('the disk of this edge failed', { cause })
  }
}

/** The bucket no longer has a file, and this edge's own disk does not delete the copy. */
export class CopyNotDeleted extends LocalDiskFailed {}
