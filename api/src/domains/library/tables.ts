import { portalTable, ref, json, createdAt, instant } from '../../db/portal-table.ts'
import { uuid, text, integer, boolean } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import type { Cues } from '@portico/shared/rules/media/read-cues.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'

export const materials = portalTable('materials', {
  uuid: uuid()
    .notNull()
    .default(sql`gen_random_uuid()`),
  name: text().notNull(),
  type: text().$type<FileType>().notNull(),
  content_type: text().notNull(),
  size: ref().notNull(),
  sha256: text().notNull(),
  /** of its bytes in the storage */
  file_key: text().notNull(),
  /** where pages show it, if it is a picture */
  picture: text(),
  width: integer(),
  height: integer(),
  duration_ms: ref(),
  /** of captions: what can be shown of them; null for one from before they were read */ cues: json<Cues>(),
  uploaded_by: ref(),
  created_at: createdAt(),
  replaced_at: instant(),
  /** it came with a course of another portal, which keeps its bytes */ is_shared: boolean().notNull().default(false),
})

export type MaterialRow = typeof materials.$inferSelect

export const uploads = portalTable('uploads', {
  key: text().notNull(),
  user_id: ref().notNull(),
  purpose: text().$type<UploadPurpose>().notNull(),
  file_name: text().notNull(),
  /** where its bytes lie while they come, and for a file that is no picture also afterwards */
  file_key: text().notNull(),
  /** as the client sent it, for whoever asks with HEAD */
  metadata: text().notNull().default(''),
  length: ref().notNull(),
  /** keys of the uploads that it is put together from */
  parts: json<readonly string[]>(),
  course_id: ref(),
  /** of a SCORM package or a learner's file: the item that it is for */
  module_item_id: ref(),
  /** of a file for an assignment: whose it is */
  enrollment_id: ref(),
  /** of a replacement: what it replaces; else what became of it */
  material_id: ref(),
  scorm_import_id: ref(),
  is_duplicate: boolean().notNull().default(false),
  state: text().$type<'receiving' | 'processing' | 'done' | 'refused'>().notNull().default('receiving'),
  error_code: text(),
  error_params: json<Record<string, string | number>>(),
  /** the request that may write now */
  lease: uuid(),
  leased_until: instant(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  finished_at: instant(),
})

export type UploadRow = typeof uploads.$inferSelect
