import { sql } from 'drizzle-orm'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import {
  itemTypes,
  linkedFileRows,
  listOfIds,
  part,
  isInVersions,
  type ContentPart,
  type OfVersions,
} from '../item-types/door.ts'
import { courseVersions, moduleItems, modules, versionItems, versionModules } from './tables.ts'

/** Lists all rows that versions of a course consist of; referenced rows come before the rows that refer to them. */
export function contentOfVersions(of: OfVersions): ContentPart[] {
  const items = sql`select i.module_item_id from version_items i where ${isInVersions(of)}`
  const versions = sql`t.course_version_id = any(${listOfIds(of.version_ids)}) and t.removed_at is null`
  return [
    part(of, modules, sql`t.id in (select i.module_id from version_modules i where ${isInVersions(of)})`),
    part(of, moduleItems, sql`t.id in (${items})`),
    ...itemTypeNames.flatMap((type) => [
      ...linkedFileRows(type, itemTypes[type].library.text, of),
      ...itemTypes[type].rows(of),
    ]),
    part(of, courseVersions, sql`t.id = any(${listOfIds(of.version_ids)})`),
    part(of, versionModules, versions),
    part(of, versionItems, versions),
  ]
}
