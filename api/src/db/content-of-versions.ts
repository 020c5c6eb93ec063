import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import {
  assignmentMaterials,
  assignments,
  audios,
  choices,
  documents,
  examPools,
  exams,
  questions,
  scormModules,
  texts,
  videoCaptions,
  videos,
} from '../domains/item-types/tables.ts'
import { questionPools } from '../domains/exams/tables.ts'
import { scormPackages } from '../domains/scorm/tables.ts'
import { courseVersions, moduleItems, modules, versionItems, versionModules } from '../domains/courses/tables.ts'
import { materials } from '../domains/library/tables.ts'

export type OfVersions = { portal_id: number; version_ids: readonly number[] }
/** Rows of one table (`t`) that versions of a course show. */
export type ContentPart = { table: PgTable; rows: SQL }

const list = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`
const shown = ({ portal_id, version_ids }: OfVersions): SQL =>
  sql`i.portal_id = ${portal_id} and i.course_version_id = any(${list(version_ids)}) and i.removed_at is null`

/** The rows that items of a type hold. */
const held = (of: OfVersions, type: ItemType): SQL =>
  sql`(select i.itemable_id from version_items i join module_items m on m.portal_id = i.portal_id and m.id = i.module_item_id
    where ${shown(of)} and m.itemable_type = ${type})`

type PartsOfType = (of: OfVersions) => readonly ContentPart[]

/** A part of a table by what names its rows. */
const part = (of: OfVersions, table: PgTable, condition: SQL): ContentPart => ({
  table,
  rows: sql`t.portal_id = ${of.portal_id} and ${condition}`,
})

const plain =
  (type: ItemType, table: PgTable): PartsOfType =>
  (of) => [part(of, table, sql`t.id in ${held(of, type)}`)]
/** What a type shows of the library: its rows with the column that names a file. */
const withFile =
  (type: ItemType, table: PgTable): PartsOfType =>
  (of) => [
    part(
      of,
      materials,
      sql`t.id in (select x.material_id from ${table} x where x.portal_id = ${of.portal_id} and x.id in ${held(of, type)})`,
    ),
    part(of, table, sql`t.id in ${held(of, type)}`),
  ]

const video: PartsOfType = (of) => {
  const own = held(of, 'Video')
  const named = sql`select unnest(array[x.material_id, x.poster_material_id]) from videos x where x.portal_id = ${of.portal_id} and x.id in ${own}
    union all select x.material_id from video_captions x where x.portal_id = ${of.portal_id} and x.video_id in ${own}`
  return [
    part(of, materials, sql`t.id in (${named})`),
    part(of, videos, sql`t.id in ${own}`),
    part(of, videoCaptions, sql`t.video_id in ${own}`),
  ]
}

const tried =
  (type: 'Exam' | 'Survey'): PartsOfType =>
  (of) => {
    const own = held(of, type)
    const pools = sql`(select x.question_pool_id from exam_pools x where x.portal_id = ${of.portal_id} and x.exam_id in ${own})`
    const asked = sql`(t.exam_id in ${own} or t.question_pool_id in ${pools})`
    return [
      part(of, questionPools, sql`t.id in ${pools}`),
      part(of, exams, sql`t.id in ${own}`),
      part(of, examPools, sql`t.exam_id in ${own}`),
      part(of, questions, asked),
      part(
        of,
        choices,
        sql`t.question_id in (select t.id from questions t where t.portal_id = ${of.portal_id} and ${asked})`,
      ),
    ]
  }

const assignment: PartsOfType = (of) => {
  const own = held(of, 'Assignment')
  const named = sql`select x.material_id from assignments x where x.portal_id = ${of.portal_id} and x.id in ${own}
    union all select x.material_id from assignment_materials x where x.portal_id = ${of.portal_id} and x.assignment_id in ${own}`
  return [
    part(of, materials, sql`t.id in (${named})`),
    part(of, assignments, sql`t.id in ${own}`),
    part(of, assignmentMaterials, sql`t.assignment_id in ${own}`),
  ]
}

const scormModule: PartsOfType = (of) => {
  const own = held(of, 'ScormModule')
  const named = sql`(select x.scorm_package_id from scorm_modules x where x.portal_id = ${of.portal_id} and x.id in ${own})`
  return [part(of, scormPackages, sql`t.id in ${named}`), part(of, scormModules, sql`t.id in ${own}`)]
}

/** What items of each type consist of; a type without its line does not compile. */
const partsOfType: Readonly<Record<ItemType, PartsOfType>> = {
  Text: plain('Text', texts),
  Video: video,
  Audio: withFile('Audio', audios),
  Document: withFile('Document', documents),
  Exam: tried('Exam'),
  Survey: tried('Survey'),
  Assignment: assignment,
  ScormModule: scormModule,
}

/** All that versions of a course consist of, what is referred to before what refers to it. */
export function contentOfVersions(of: OfVersions): ContentPart[] {
  const items = sql`select i.module_item_id from version_items i where ${shown(of)}`
  const versions = sql`t.course_version_id = any(${list(of.version_ids)}) and t.removed_at is null`
  return [
    part(of, modules, sql`t.id in (select i.module_id from version_modules i where ${shown(of)})`),
    part(of, moduleItems, sql`t.id in (${items})`),
    ...Object.values(partsOfType).flatMap((parts) => parts(of)),
    part(of, courseVersions, sql`t.id = any(${list(of.version_ids)})`),
    part(of, versionModules, versions),
    part(of, versionItems, versions),
  ]
}
