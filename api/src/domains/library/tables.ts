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
  /** storage key of its bytes */
  file_key: text().notNull(),
  /** URL of the picture on pages, if it is one */
  picture: text(),
  width: integer(),
  height: integer(),
  duration_ms: ref(),
  /** for captions: which cues can be shown; null if uploaded before cues were read */ cues: json<Cues>(),
  uploaded_by: ref(),
  created_at: createdAt(),
  replaced_at: instant(),
  /** came with a course of another portal, which stores its bytes */ is_shared: boolean().notNull().default(false),
})

export type MaterialRow = typeof materials.$inferSelect

export const uploads = portalTable('uploads', {
  key: text().notNull(),
  user_id: ref().notNull(),
  purpose: text().$type<UploadPurpose>().notNull(),
  file_name: text().notNull(),
  /** storage key of its bytes while they arrive, and afterwards too unless it is a picture */
  file_key: text().notNull(),
  /** as the client sent it, returned to HEAD requests */
  metadata: text().notNull().default(''),
  length: ref().notNull(),
  /** keys of the uploads that it is joined from */
  parts: json<readonly string[]>(),
  course_id: ref(),
  /** for a SCORM package or a learner's file: the item it belongs to */
  module_item_id: ref(),
  /** for an assignment's file: the learner's enrollment */
  enrollment_id: ref(),
  /** for a replacement: the material it replaces; otherwise the material it became */
  material_id: ref(),
  scorm_import_id: ref(),
  is_duplicate: boolean().notNull().default(false),
  state: text().$type<'receiving' | 'processing' | 'done' | 'refused'>().notNull().default('receiving'),
  error_code: text(),
  error_params: json<Record<string, string | number>>(),
  /** the request that may currently write */
  lease: uuid(),
  leased_until: instant(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  finished_at: instant(),
})

export type UploadRow = typeof uploads.$inferSelect
