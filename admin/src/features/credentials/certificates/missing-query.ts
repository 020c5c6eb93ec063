/** First part of the query keys of certificates that have not been issued; they change together. */
export const missingCertificates = 'missing-certificates'
