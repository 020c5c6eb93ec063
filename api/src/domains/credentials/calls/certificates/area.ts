import type { Verb } from '../../../../kernel/verb.ts'
import { checkCertificate } from './check-certificate.ts'
import { downloadCertificate } from './download-certificate.ts'
import { generateCertificate } from './generate-certificate.ts'
import { listCourseCertificates } from './list-course-certificates.ts'
import { listCertificateTemplates } from './templates/list-certificate-templates.ts'
import { listCertificates } from './list-certificates.ts'
import { listMissingCertificates } from './list-missing-certificates.ts'
import { previewCertificateTemplate } from './templates/preview-certificate-template.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { showCertificateTemplate } from './templates/show-certificate-template.ts'
import { storeCertificateTemplate } from './templates/store-certificate-template.ts'
import { updateCertificateTemplate } from './templates/update-certificate-template.ts'

export const certificates: readonly Verb[] = [
  generateCertificate,
  listCertificates,
  listCourseCertificates,
  listMissingCertificates,
  downloadCertificate,
  checkCertificate,
  revokeCertificate,
  showCertificateTemplate,
  listCertificateTemplates,
  storeCertificateTemplate,
  updateCertificateTemplate,
  previewCertificateTemplate,
]
