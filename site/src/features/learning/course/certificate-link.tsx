import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'

/** Leads to the certificate, or to where a completed course gives one; nothing without either. */
export function CertificateLink({ course, describedBy }: { course: LearnerCourse; describedBy?: string | undefined }) {
  const { slug, related_id, certificate, certificate_template, finished_at } = course
  const mayGet = finished_at !== null && certificate_template !== null && !isPreview(related_id)
  if (!certificate && !mayGet) return null
  return (
    <LinkButton
      kind={certificate ? 'quiet' : 'primary'}
      icon="award"
      href={linkTo('learnerCertificates', { slug, related_id })}
      aria-describedby={describedBy}
    >
      {certificate ? 'Certificate' : 'Get certificate'}
    </LinkButton>
  )
}
