import type { Requester } from '../../../kernel/fair-turns.ts'
import { sideThread } from '../../../kernel/side-thread.ts'
import type { Rows } from '../../../csv/read-rows.ts'

/** Reads a CSV file in a thread for such files, because 4 MiB take more than a second. */
export const inRowsThread: (file: Uint8Array, from: Requester) => Promise<Rows> = sideThread(
  new URL('./rows-thread.ts', import.meta.url),
)
