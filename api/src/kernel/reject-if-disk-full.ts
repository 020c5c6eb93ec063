import type { Logger } from 'pino'
import { fail } from './fail.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Checks whether a file could not be written because the disk, quota or process limit is exhausted. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && full.has(String(error.code))

/** Stores an uploaded file; if there is no free space, the person gets `media.no_room` and the log an error for the operator. */
export async function rejectIfDiskFull<T>(
  { name, log }: { name: string; log: Logger },
  keep: () => Promise<T>,
): Promise<T> {
  try {
    return await keep()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    log.error({ err: error }, 'DATA_DIR: no space left for an uploaded file')
    return fail('media.no_room', { name })
  }
}
