import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { certificatesSearchParams, trainingSearchParams } from './search-params.ts'

/** Certificates and their template, regulator packets, training records. */
export const credentialsPages = {
  courseCertificates: {
    load: () =>
      import('./certificates/course-certificates-page.tsx').then(
        ({ CourseCertificatesPage }) => CourseCertificatesPage,
      ),
    search: certificatesSearchParams,
  },
  userCertificates: {
    load: () =>
      import('./certificates/user-certificates-page.tsx').then(({ UserCertificatesPage }) => UserCertificatesPage),
  },
  courseCertificate: {
    load: () => import('./template/certificate-page.tsx').then(({ CertificatePage }) => CertificatePage),
  },
  regulatorPackets: { load: () => import('./packets/packets-page.tsx').then(({ PacketsPage }) => PacketsPage) },
  trainingQueue: {
    load: () => import('./training/training-page.tsx').then(({ TrainingPage }) => TrainingPage),
    search: trainingSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
