import { sideThread } from '../../../kernel/side-thread.ts'
import type { DrawnCertificate } from './facts.ts'

/** Finds a text that does not fit its field. Runs in its own thread, because forty fields of unusual letters take longer than a request may. */
export const inMeasuringThread = sideThread<DrawnCertificate, string | null>(
  new URL('./measuring-thread.ts', import.meta.url),
)
