import { bigint, date, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { SubjectHours } from '@portico/shared/rules/accreditation/accredited.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'
import type { TrainingRecordStatus } from '@portico/shared/states/training-record.ts'
import { createdAt, instant, json, portalTable, ref } from '../portal-table.ts'

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
