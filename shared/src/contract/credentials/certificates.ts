import * as v from 'valibot'
import { typedSerial } from '../../rules/credentials/certificates/typed-serial.ts'
import { endpoint, id, idParam, instant, portalIdParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { seatTimeWait } from '../learning/learning.ts'

const serial = v.pipe(v.string(), v.transform(typedSerial), v.regex(/^[0-9A-Z-]{10,40}$/))

export const certificate = v.object({
  id: id(),
  serial: v.string(),
  course: v.string(),
  /** the person named on it */
  learner: v.string(),
  organization_id: v.nullable(id()),
  issued_at: instant(),
  expires_at: v.nullable(instant()),
  revoked_at: v.nullable(instant()),
  related_id: id(),
  check_url: v.string(),
})
export type Certificate = v.InferOutput<typeof certificate>
export const generate_certificate = endpoint({
  method: 'POST',
  path: '/users/:user/courses/:course/certificate',
  summary: 'Issues the certificate for a course that a user finished; idempotent',
  action: 'certificates.generate',
  params: v.object({ user: idParam(), course: idParam() }),
  body: v.object({ related_id: v.optional(id()) }),
  output: certificate,
  errors: [
    'certificates.not_finished',
    'certificates.no_logo',
    'certificates.no_template',
    'certificates.no_instructors',
    'certificates.seat_time_short',
    'certificates.character_missing',
    'certificates.text_too_long',
    'general.not_found',
    'access.denied',
  ],
})
export const list_certificates = endpoint({
  method: 'GET',
  path: '/certificates',
  summary: 'Lists a user’s certificates, newest first; without user_id, your own',
  action: 'certificates.read',
  query: v.object({ ...refererPortal, user_id: v.optional(idParam()), portal_id: v.optional(portalIdParam()) }),
  output: v.array(certificate),
  errors: ['access.denied'],
})
/** A course certificate as seen by staff and by the manager whose seat it was earned with. */
export const courseCertificate = v.object({
  id: id(),
  user_id: id(),
  name: v.string(),
  email: v.string(),
  serial: v.string(),
  issued_at: instant(),
  expires_at: v.nullable(instant()),
  revoked_at: v.nullable(instant()),
})
export type CourseCertificate = v.InferOutput<typeof courseCertificate>
export const list_course_certificates = endpoint({
  method: 'GET',
  path: '/courses/:slug/certificates',
  summary: 'Lists the certificates issued for a course, newest first',
  action: 'learning.read_others',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  output: v.array(courseCertificate),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
/** A finished enrollment whose certificate has not been issued. */
const missingCertificate = v.object({
  /** the enrollment's id */
  id: id(),
  user_id: id(),
  name: v.string(),
  email: v.string(),
  course_id: id(),
  course: v.string(),
  finished_at: v.nullable(instant()),
  /** seat time that an accreditation requires and that is missing; null if it can be issued */
  waits_for: seatTimeWait,
})
export type MissingCertificate = v.InferOutput<typeof missingCertificate>
export const list_missing_certificates = endpoint({
  method: 'GET',
  path: '/courses/:slug/certificates/missing',
  summary: 'Lists who completed a course without getting its certificate, latest enrolled first',
  action: 'learning.read_others',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    user_id: v.optional(idParam()),
  }),
  output: v.array(missingCertificate),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
export const download_certificate = endpoint({
  method: 'GET',
  path: '/certificates/:serial/pdf',
  summary: 'Downloads a certificate as a PDF, for its holder, staff and the manager whose seat was used',
  action: 'certificates.read',
  answers: 'file',
  tx: false,
  params: v.object({ serial }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['certificates.not_found', 'certificates.revoked'],
})
/** Everything that third parties may learn about a certificate: name, course, organizations, dates and validity. */
export const check_certificate = endpoint({
  method: 'GET',
  path: '/certificates/:serial',
  summary: 'Checks whether a certificate is genuine; public',
  action: 'public',
  auth: 'public',
  params: v.object({ serial }),
  query: v.object(refererPortal),
  output: v.object({
    state: v.picklist(['valid', 'expired', 'revoked']),
    learner: v.string(),
    course: v.string(),
    portal: v.string(),
    /** the organizations it names, with their provider numbers */
    organizations: v.array(v.string()),
    issued_at: instant(),
    finished_at: instant(),
    expires_at: v.nullable(instant()),
    revoked_at: v.nullable(instant()),
    revoke_reason: v.nullable(v.string()),
  }),
  errors: ['certificates.not_found', 'general.too_many_requests'],
})
export const revoke_certificate = endpoint({
  method: 'POST',
  path: '/certificates/:serial/revoke',
  summary: 'Revokes a certificate, with a reason that its verification page shows',
  action: 'certificates.revoke',
  params: v.object({ serial }),
  body: v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'This field is required'), v.maxLength(500)) }),
  output: certificate,
  errors: ['certificates.not_found', 'enrollments.own_record', 'validation.failed'],
})
