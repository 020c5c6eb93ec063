/** First part of the query keys of a course's issued certificates. */
export const courseCertificates = 'course-certificates'

/** First part of the query keys of certificates that have not been issued; they change together. */
export const missingCertificates = 'missing-certificates'
