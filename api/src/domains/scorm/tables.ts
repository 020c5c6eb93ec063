import type { PackageItem } from '@portico/shared/rules/scorm/package-item.ts'
import { portalTable, json, ref, createdAt, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, boolean, smallint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { PackageHeading } from '@portico/shared/rules/scorm/package-tree.ts'
import type { PackageReport } from '@portico/shared/rules/scorm/package-report.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'

/** Steps of an import: reading the zip, checking its entries, storing them. */
export type ImportStage = 'reading' | 'checking' | 'unpacking'

/** An item of an imported package; packages imported before headings were read have no `ancestors`. */
export type ScormPackageItem = Omit<PackageItem, 'ancestors'> & Partial<Pick<PackageItem, 'ancestors'>>

export const scormPackages = portalTable('scorm_packages', {
  sha256: text().notNull(),
  title: text().notNull(),
  version: text().notNull(),
  entry: text().notNull(),
  items: json<ScormPackageItem[]>().notNull(),
  /** the manifest's items that launch nothing: headings above other items */
  headings: json<PackageHeading[]>().notNull().default([]),
  /** findings for its author; null if imported before reports existed */
  report: json<PackageReport>(),
  files: integer().notNull(),
  bytes: ref().notNull(),
  created_at: createdAt(),
  /** imported with a course of another portal */ is_shared: boolean().notNull().default(false),
})

export const scormImports = portalTable('scorm_imports', {
  course_id: ref(),
  /** the item it was uploaded for */
  module_item_id: ref(),
  file_name: text().notNull(),
  file_key: text().notNull(),
  state: smallint().notNull().default(1),
  error_code: text(),
  error_params: json<Record<string, string>>(),
  scorm_package_id: ref(),
  stage: text().$type<ImportStage>(),
  done_bytes: ref().notNull().default(0),
  total_bytes: ref(),
  /** bytes of the portal's quota reserved until it has ended */ reserved_bytes: ref().notNull().default(0),
  created_by: ref(),
  created_at: createdAt(),
  finished_at: instant(),
})

export const scormProgress = pgTable(
  'scorm_progress',
  {
    progress_id: ref().notNull(),
    portal_id: portalId(),
    attempt: integer().notNull().default(1),
    /** identifier of the manifest's item */
    sco: text().notNull().default(''),
    /** outcome of the SCO; null while there is none */
    result: smallint().$type<ItemProgress>(),
    /** a reset ended its attempt; nothing more is saved in it */
    ended_at: instant(),
    launch: integer().notNull().default(0),
    sequence: integer().notNull().default(0),
    previous_sequence: integer().notNull().default(0),
    ended_launch: integer().notNull().default(0),
    cmi: json<Record<string, string>>().notNull().default({}),
    total_time: text().notNull().default('0000:00:00.00'),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.progress_id, t.attempt, t.sco] })],
)

/** One attempt of a learner at a SCORM item; it keeps the package it started with. */
export const scormAttempts = pgTable(
  'scorm_attempts',
  {
    portal_id: portalId(),
    progress_id: ref().notNull(),
    attempt: integer().notNull(),
    scorm_module_id: ref().notNull(),
    /** the SCO opened last */
    sco: text(),
    began_at: createdAt(),
    ended_at: instant(),
    ended_by: ref(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.progress_id, t.attempt] })],
)

/** A player's recording of one launch, in parts, without the learner's answers (shared/src/rules/scorm/flight.ts). */
export const scormFlights = portalTable('scorm_flights', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  part: integer().notNull(),
  entries: json<FlightEntry[]>().notNull(),
  recorded_at: createdAt(),
})

/** A learner's problem report about a launch. */
export const scormProblems = portalTable('scorm_problems', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  message: text().notNull(),
  created_at: createdAt(),
})

/** Who opened the recording of a launch, and why. */
export const scormFlightOpenings = portalTable('scorm_flight_openings', {
  progress_id: ref().notNull(),
  attempt: integer().notNull(),
  sco: text().notNull(),
  launch: integer().notNull(),
  opened_by: ref().notNull(),
  reason: text().notNull(),
  opened_at: createdAt(),
})
