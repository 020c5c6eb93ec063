import { portalTable, json, portalId, ref, createdAt, instant } from '../../db/portal-table.ts'
import { text, integer, pgTable, primaryKey, date, smallint, uuid, bigint } from 'drizzle-orm/pg-core'
import type { CertificateLayout } from '@portico/shared/schemas/certificate-layout.ts'
import type { Accredited, SubjectHours } from '@portico/shared/rules/accreditation/accredited.ts'
import type { HeldLicense } from '@portico/shared/rules/accreditation/fitting-license.ts'
import type { CompletedByStaff } from '@portico/shared/rules/certificates/staff-completion-line.ts'
import { sql } from 'drizzle-orm'
import type { TrainingRecordStatus } from '@portico/shared/states/training-record.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'

export const certificateTemplates = portalTable('certificate_templates', {
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

/** What a certificate says, as it was on the day it was issued; nothing later changes it. */
export type CertificateSnapshot = {
  learner: string
  course: string
  duration_minutes: number
  /** hours of the course itself; only on certificates from before accreditations were frozen */
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
  /** what agencies accredited on the day of completion, and the licenses that these ask for; certificates from before have none */
  accreditations?: Accredited[]
  licenses?: HeldLicense[]
  /** who of the staff completed the course, and how many of its items that marked */
  completed_by_staff?: CompletedByStaff
  /** where its template placed what; certificates from before have none */
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

/** Who was told of an expiry, once for each lead time (TEN-051). */
export const certificateAlerts = portalTable('certificate_alerts', {
  certificate_id: ref().notNull(),
  days_before: integer().notNull(),
  created_at: createdAt(),
})

/** What an agency accredits of a course; judged on the day of completion. */
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
  created_at: createdAt(),
})

/** What a learner is licensed for. */
export const licenses = portalTable('licenses', {
  user_id: ref().notNull(),
  profession: text().notNull(),
  state: text().notNull(),
  number: text().notNull(),
  deadline: date({ mode: 'string' }),
  created_at: createdAt(),
})

/** What a learner learned elsewhere, as they say; staff accept it or refuse it. */
export const trainingRecords = portalTable('training_records', {
  user_id: ref().notNull(),
  title: text().notNull(),
  provider: text().notNull(),
  agency_id: ref(),
  /** of an agency that the portal does not list */
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

/** Evidence of it; without a record until it is added to one. */
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

/** A file of proof that staff asked for, made by the worker. */
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
  /** of packets: who was erased while it was made */ erased_user_ids: bigint({ mode: 'number' })
    .array()
    .notNull()
    .default([]),
  /** of certificates: only those of this manager's people */ manager_id: ref(),
  created_at: createdAt(),
  finished_at: instant(),
})

/** Whom a row of a packet is about, so that they can be erased from it. */
export const packetRows = portalTable('packet_rows', {
  proof_job_id: ref().notNull(),
  position: integer().notNull(),
  user_id: ref().notNull(),
})
