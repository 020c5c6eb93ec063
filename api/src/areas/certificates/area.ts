import type { Verb } from '../../kernel/verb.ts'
import { checkCertificate } from './check-certificate.ts'
import { downloadCertificate } from './download-certificate.ts'
import { generateCertificate } from './generate-certificate.ts'
import { listCertificates } from './list-certificates.ts'
import { revokeCertificate } from './revoke-certificate.ts'

export const certificates: readonly Verb[] = [
  generateCertificate,
  listCertificates,
  downloadCertificate,
  checkCertificate,
  revokeCertificate,
]
