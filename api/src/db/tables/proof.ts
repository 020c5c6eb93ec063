import { date, integer, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { SubjectHours } from '@portico/shared/rules/accreditation/accredited.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'
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
  created_at: createdAt(),
  finished_at: instant(),
})
/** Whom a row of a packet is about, so that they can be erased from it. */
export const packetRows = portalTable('packet_rows', {
  proof_job_id: ref().notNull(),
  position: integer().notNull(),
  user_id: ref().notNull(),
})
