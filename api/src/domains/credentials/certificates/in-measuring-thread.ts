import { sideThread } from '../../../kernel/side-thread.ts'
import type { DrawnCertificate } from './facts.ts'

/** What of a certificate does not fit into its place, measured in a thread of its own: forty fields of odd letters take longer than a call may. */
export const inMeasuringThread = sideThread<DrawnCertificate, string | null>(
  new URL('./measuring-thread.ts', import.meta.url),
)
