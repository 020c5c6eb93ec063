import { sideThread } from '../../../kernel/side-thread.ts'
import type { DrawnCertificate } from './facts.ts'

export type CertificateParts = {
  certificate: DrawnCertificate
  check_url: string
  logo: Uint8Array | null
  background: Uint8Array | null
  signature: Uint8Array | null
}

/** Draws a certificate in a separate thread, so many of them block neither the process nor receipts. */
export const inCertificateThread = sideThread<CertificateParts, Uint8Array>(
  new URL('./certificate-thread.ts', import.meta.url),
)
