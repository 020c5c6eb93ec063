/** This edge's own disk is full or fails otherwise; the bucket is not at fault. The cause is the original error. */
export class LocalDiskFailed extends Error {
  constructor(cause: unknown) {
    super('the disk of this edge failed', { cause })
  }
}

/** The bucket no longer has a file, and this edge's disk failed to delete the copy. */
export class CopyNotDeleted extends LocalDiskFailed {}
