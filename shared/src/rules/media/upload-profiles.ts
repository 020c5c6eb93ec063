import type { UploadPurpose } from './upload-purposes.ts'

/**
 * How files are uploaded (OP-96): any file in one stream of unlimited length (MED-022), a SCORM package in up to five parallel parts with 50 MB
 * chunks (MED-023).
 */
export const uploadProfiles = {
  generic: { parallel: 1, chunk_bytes: Infinity },
  scorm: { parallel: 5, chunk_bytes: 50 * 1024 ** 2 },
} as const

/** How long a failed upload waits before each retry (MED-019). */
export const uploadRetries_ms = [0, 1000, 3000, 5000] as const

/** Above this size parallel parts are worth the extra requests; a smaller package is uploaded in one stream. */
const parallelFrom_bytes = 50 * 1024 ** 2

/** Picks the upload profile by purpose and file size. */
export const uploadProfileOf = (purpose: UploadPurpose, size_bytes: number) =>
  purpose === 'scorm' && size_bytes > parallelFrom_bytes ? uploadProfiles.scorm : uploadProfiles.generic
