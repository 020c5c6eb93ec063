import { portalTable, json, portalId, ref, createdAt, instant } from '../../db/portal-table.ts'
import { boolean, text, integer, pgTable, primaryKey, date, smallint, uuid, bigint } from 'drizzle-orm/pg-core'
import type { CertificateLayout } from '@portico/shared/schemas/certificates.ts'
import type { Accredited, SubjectHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import type { HeldLicense } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import type { CompletedByStaff } from '@portico/shared/rules/credentials/certificates/staff-completion-line.ts'
import { sql } from 'drizzle-orm'
import type { TrainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'

export const certificateTemplates = portalTable('certificate_templates', {
  /** shown to staff; empty: the title */
  name: text().notNull().default(''),
  title: text().notNull(),
  statement: text().notNull(),
  signatory_name: text().notNull().default(''),
  signatory_title: text().notNull().default(''),
  valid_for_months: integer(),
  layout: json<CertificateLayout>(),
  background: text(),
  signature: text(),
})

export const certificateTemplateOrganizations = pgTable(
  'certificate_template_organizations',
  { portal_id: portalId(), certificate_template_id: ref().notNull(), organization_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.certificate_template_id, t.organization_id] })],
)

/** The content of a certificate, frozen on the day of issue. */
export type CertificateSnapshot = {
  learner: string
  course: string
  duration_minutes: number
  /** hours of the course itself; only on certificates issued before accreditations were frozen */
  ce_credits?: number
  statement: string
  title: string
  signatory_name: string
  signatory_title: string
  organizations: { name: string; provider_number: string | null }[]
  instructors: string[]
  portal: string
  company: string
  logo: string
  time_zone: string
  finished_at: string
  /** accreditations on the completion day and the licenses they require; missing on older certificates */
  accreditations?: Accredited[]
  licenses?: HeldLicense[]
  /** the staff member who completed the course, and how many items that marked */
  completed_by_staff?: CompletedByStaff
  /** positions of the template's fields; missing on older certificates */
  layout?: CertificateLayout | null
  background?: string | null
  signature?: string | null
}

export const certificates = portalTable('certificates', {
  serial: text().notNull(),
  enrollment_id: ref().notNull(),
  user_id: ref().notNull(),
  course_id: ref().notNull(),
  organization_id: ref(),
  snapshot: json<CertificateSnapshot>().notNull(),
  issued_at: createdAt(),
  expires_at: instant(),
  revoked_at: instant(),
  revoke_reason: text(),
})

/** Alerts sent for an expiring certificate, one per lead time (TEN-051). */
export const certificateAlerts = portalTable('certificate_alerts', {
  certificate_id: ref().notNull(),
  days_before: integer().notNull(),
  created_at: createdAt(),
})

/** An agency's accreditation of a course; evaluated on the completion day. */
export const accreditations = portalTable('accreditations', {
  course_id: ref().notNull(),
  agency_id: ref().notNull(),
  provider_number: text().notNull().default(''),
  approval_number: text().notNull().default(''),
  hours: json<SubjectHours[]>()
    .notNull()
    .default(sql`'[]'`),
  delivery_modes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  valid_from: date({ mode: 'string' }),
  valid_to: date({ mode: 'string' }),
  /** seat time that the certificate waits for */
  minimum_minutes: integer(),
  /** whether it counted when the course's pages were last rendered */
  is_shown: boolean().notNull().default(false),
  created_at: createdAt(),
})

/** A learner's professional license. */
export const licenses = portalTable('licenses', {
  user_id: ref().notNull(),
  profession: text().notNull(),
  state: text().notNull(),
  number: text().notNull(),
  deadline: date({ mode: 'string' }),
  created_at: createdAt(),
})

/** Training that a learner reports from elsewhere; staff accept or reject it. */
export const trainingRecords = portalTable('training_records', {
  user_id: ref().notNull(),
  title: text().notNull(),
  provider: text().notNull(),
  agency_id: ref(),
  /** name of an agency that the portal does not list */
  agency: text().notNull().default(''),
  completed_on: date({ mode: 'string' }).notNull(),
  hours: json<SubjectHours[]>().notNull(),
  status: smallint().$type<TrainingRecordStatus>().notNull().default(1),
  reason: text().notNull().default(''),
  reviewed_by: ref(),
  reviewed_at: instant(),
  sent_as: uuid().notNull(),
  created_at: createdAt(),
})

/** Evidence for a training record; has no record until it is attached to one. */
export const trainingFiles = portalTable('training_files', {
  key: text().notNull(),
  user_id: ref().notNull(),
  training_record_id: ref(),
  file_key: text().notNull(),
  name: text().notNull(),
  content_type: text().notNull(),
  size: ref().notNull(),
  created_at: createdAt(),
})

/** A proof file requested by staff and made by the worker. */
export const proofJobs = portalTable('proof_jobs', {
  kind: text().$type<'certificates' | 'packet'>().notNull().default('packet'),
  course_id: ref(),
  agency_id: ref(),
  from_day: date({ mode: 'string' }),
  to_day: date({ mode: 'string' }),
  state: smallint().$type<PublishJob>().notNull().default(1),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  file_key: text(),
  created_by: ref(),
  /** for packets: people erased while it was being made */ erased_user_ids: bigint({ mode: 'number' })
    .array()
    .notNull()
    .default([]),
  /** for certificates: only those of this manager's people */ manager_id: ref(),
  created_at: createdAt(),
  finished_at: instant(),
})

/** The person each row of a packet is about, so that they can be erased from it. */
export const packetRows = portalTable('packet_rows', {
  proof_job_id: ref().notNull(),
  position: integer().notNull(),
  user_id: ref().notNull(),
})
