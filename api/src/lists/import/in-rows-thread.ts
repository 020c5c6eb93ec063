import { sideThread } from '../../kernel/side-thread.ts'
import type { Rows } from './read-rows.ts'

/** Reads a CSV file, in a thread of such files: one of 4 MiB takes more than a second. */
export const inRowsThread = sideThread<Uint8Array, Rows>(new URL('./rows-thread.ts', import.meta.url))
