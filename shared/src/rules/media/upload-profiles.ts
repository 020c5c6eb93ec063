import type { UploadPurpose } from './upload-purposes.ts'

/** How files are uploaded (OP-96): any file in one stream without end (MED-022), a SCORM package in up to five parts of 50 MB chunks (MED-023). */
export const uploadProfiles = {
  generic: { parallel: 1, chunk_bytes: Infinity },
  scorm: { parallel: 5, chunk_bytes: 50 * 1024 ** 2 },
} as const

/** How long a broken upload waits before each further try (MED-019). */
export const uploadRetries_ms = [0, 1000, 3000, 5000] as const

/** Parts are worth their requests from here on: a smaller package goes in one stream. */
const parallelFrom_bytes = 50 * 1024 ** 2

/** How a file of this size is uploaded for a purpose. */
export const uploadProfileOf = (purpose: UploadPurpose, size_bytes: number) =>
  purpose === 'scorm' && size_bytes > parallelFrom_bytes ? uploadProfiles.scorm : uploadProfiles.generic
