export type CertificateParts = {
  readonly instructors_count: number
  readonly is_certificate_required: boolean
  readonly has_certificate_template: boolean
}

/** Whether a course's certificate can be drawn: it has instructors, and a template where a certificate is required (seed 001 §4). */
export function renderValid({ instructors_count, is_certificate_required, has_certificate_template }: CertificateParts): boolean {
  return instructors_count > 0 && (!is_certificate_required || has_certificate_template)
}
