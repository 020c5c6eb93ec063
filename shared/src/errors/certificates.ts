import type { ErrorArea } from './error-area.ts'

export const certificatesErrors = {
  'certificates.not_finished': { status: 409, message: 'The student has not finished the course' },
  'certificates.no_logo': {
    status: 422,
    message: 'The certificate has no logo. Please upload a certificate logo in the portal settings.',
  },
  'certificates.no_template': { status: 422, message: 'The course has no certificate template.' },
  'certificates.no_instructors': { status: 422, message: 'The course has no instructor to sign the certificate.' },
  'certificates.seat_time_short': {
    status: 409,
    message:
      'The certificate is issued after {required} in the course. Time still needed: {left}. Time in any lesson counts.',
  },
  'certificates.not_found': { status: 404, message: 'There is no certificate with this serial number.' },
  'certificates.revoked': { status: 410, message: 'This certificate has been revoked: {reason}' },
  'certificates.text_too_long': {
    status: 422,
    message:
      'The certificate cannot be printed: “{what}” does not fit, even at the smallest size. Staff can shorten the text, or make its field in the certificate template larger.',
  },
  'certificates.character_missing': {
    status: 422,
    message: 'The certificate cannot be printed: none of its fonts has the character “{character}” ({code}) in {what}.',
  },
} as const satisfies ErrorArea
