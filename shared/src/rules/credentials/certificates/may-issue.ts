import { itemProgress, type ItemProgress } from '../../../states/learning/item-progress.ts'

type Case = {
  readonly course_status: ItemProgress
  readonly instructors_count: number
  readonly has_certificate_template: boolean
  readonly has_logo: boolean
}

export type CertificateRefusal =
  | 'certificates.not_finished'
  | 'certificates.no_template'
  | 'certificates.no_instructors'
  | 'certificates.no_logo'

/** Returns the error code if a certificate may not be issued, checking the learner's own status first; null if it may (CER-006 to CER-009). */
export function mayIssue({
  course_status,
  instructors_count,
  has_certificate_template,
  has_logo,
}: Case): CertificateRefusal | null {
  if (course_status !== itemProgress.finished) return 'certificates.not_finished'
  if (!has_certificate_template) return 'certificates.no_template'
  if (instructors_count === 0) return 'certificates.no_instructors'
  if (!has_logo) return 'certificates.no_logo'
  return null
}
