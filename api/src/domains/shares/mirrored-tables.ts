import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { SharedRows } from './cross-portal/shared-content.ts'
import {
  assignments,
  audios,
  choices,
  documents,
  questions,
  scormModules,
  texts,
  videos,
} from '../item-types/tables.ts'
import { questionPools } from '../exams/tables.ts'
import { scormPackages } from '../scorm/tables.ts'
import { courseVersions, moduleItems, modules } from '../courses/tables.ts'
import { materials } from '../library/tables.ts'

type Special = {
  /** values a column gets instead of the owner's (`r`) */
  values?: Readonly<Record<string, SQL>>
  /** columns updated from the owner's row once it exists here */
  follows?: readonly string[]
}
const nameOf = (table: PgTable): string => getTableConfig(table).name

/** How rows of a mirror differ from the owner's; all others are identical. */
export function mirroredTables(course_id: number, parts: readonly SharedRows[]): ReadonlyMap<string, Special> {
  const ofMirror = { values: { course_id: sql`${course_id}::bigint` } }
  const packages = parts.find(({ table }) => table === scormPackages)?.rows ?? '[]'
  const specials: readonly (readonly [PgTable, Special])[] = [
    [modules, ofMirror],
    [moduleItems, ofMirror],
    [
      courseVersions,
      {
        values: {
          course_id: sql`${course_id}::bigint`,
          state: sql`'draft'`,
          number: sql`null`,
          published_at: sql`null`,
          created_by: sql`null`,
        },
      },
    ],
    // Not part of the receiving portal's library, and never matched with that portal's own file of the same bytes.
    [
      materials,
      {
        values: { sha256: sql`'shared:' || r.id`, uploaded_by: sql`null`, is_shared: sql`true` },
        follows: [
          // Texts name files by it.
          'uuid',
          'name',
          'content_type',
          'size',
          'file_key',
          'picture',
          'width',
          'height',
          'duration_ms',
          'cues',
          'replaced_at',
        ],
      },
    ],
    [texts, { follows: ['content'] }],
    [videos, { follows: ['file'] }],
    [audios, { follows: ['file', 'file_name'] }],
    [documents, { follows: ['file', 'file_name', 'file_size'] }],
    [assignments, { follows: ['reqs'] }],
    [questionPools, { values: { is_shared: sql`true` }, follows: ['title'] }],
    [choices, { follows: ['is_correct'] }],
    [questions, { follows: ['picture', 'removed_at'] }],
    [scormPackages, { values: { is_shared: sql`true` } }],
    // If the portal imported the same package itself, that one is played.
    [
      scormModules,
      {
        values: {
          scorm_package_id: sql`(select k.id from scorm_packages k join json_populate_recordset(null::scorm_packages, ${packages}::text::json) s
              on s.sha256 = k.sha256 where s.id = r.scorm_package_id)`,
        },
      },
    ],
  ]
  return new Map(specials.map(([table, special]): [string, Special] => [nameOf(table), special]))
}
