import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { documentTypes, fileTypeLabels } from '@portico/shared/rules/media/library.ts'
import {
  fileLinkPattern,
  fileLinkTag,
  linkedFileUuids,
  replaceFileLinks,
} from '@portico/shared/rules/text/file-links.ts'
import { sanitizeLesson } from '../../adapters/sanitize-content.ts'
import type { Transaction } from '../../db/client.ts'
import { materials, type MaterialRow } from '../library/tables.ts'
import { isLessonFileKey, lessonFileName } from '../media/door.ts'
import type { LessonFile, RequestedItem } from './item-type-on-server.ts'
import { part, rowIdsOfType, type ContentPart, type OfVersions } from './rows-of-items.ts'

/** Returns the documents that a cleaned text links to: for its authors those of the library, for readers also those that came with a shared course. */
async function linkedFiles(
  db: Transaction,
  html: string,
  reach: 'authors' | 'readers',
): Promise<ReadonlyMap<string, MaterialRow>> {
  const uuids = linkedFileUuids(html)
  if (uuids.length === 0) return new Map()
  const named = and(inArray(materials.uuid, uuids), inArray(materials.type, [...documentTypes]))
  const query = db.select().from(materials)
  const rows = await (reach === 'readers'
    ? query.where(named)
    : query.where(and(named, not(materials.is_shared))).for('key share'))
  return new Map(rows.map((row) => [row.uuid, row]))
}

/**
 * Returns a cleaned text with links only to files that the library has; of others their words remain. Locks the files, so that a
 * concurrent deletion waits and then finds this text.
 */
export async function withKnownFiles(db: Transaction, html: string): Promise<string> {
  const files = await linkedFiles(db, html, 'authors')
  return replaceFileLinks(html, (uuid) =>
    files.has(uuid) ? { opens: fileLinkTag(uuid), closes: '</a>' } : { opens: '', closes: '' },
  )
}

/** Returns a lesson's formatted text as this reader sees it: cleaned, with every link to a file leading to where they get it. */
export async function shownText(db: Transaction, html: string, filePath: RequestedItem['filePath']): Promise<string> {
  const text = sanitizeLesson(html)
  const files = await linkedFiles(db, text, 'readers')
  return replaceFileLinks(text, (uuid) => {
    const file = files.get(uuid)
    if (!file) return { opens: '', closes: '' }
    const href = filePath({ file: uuid, is_download: true }).replaceAll('&', '&amp;')
    return { opens: `<a href="${href}" data-file="${uuid}">`, closes: `</a> (${fileTypeLabels[file.type]})` }
  })
}

/** Returns the file of this uuid if this item's text links to it; nobody gets another one by knowing its uuid. */
export async function linkedFile(
  db: Transaction,
  { text, itemable_id, uuid }: { text: PgColumn; itemable_id: number; uuid: string },
): Promise<LessonFile | null> {
  const named = sql`exists (select 1 from ${text.table} where ${text.table}.id = ${itemable_id} and position(${fileLinkTag(uuid)} in ${text}) > 0)`
  const [row] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.uuid, uuid), inArray(materials.type, [...documentTypes]), named))
  const key = row && lessonFileName(row)
  return row && key !== undefined && isLessonFileKey(key) ? { kind: 'lesson_document', key, name: row.name } : null
}

/** The library files that texts of this type link to, which a shared course takes along. */
export function linkedFileRows(type: ItemType, text: PgColumn | null, of: OfVersions): ContentPart[] {
  if (!text) return []
  const uuids: SQL = sql`select (regexp_matches(x.${sql.identifier(text.name)}, ${fileLinkPattern}::text, 'g'))[1] from ${text.table} x
    where x.portal_id = ${of.portal_id} and x.id in ${rowIdsOfType(type, of)}`
  return [part(of, materials, sql`t.uuid::text in (${uuids})`)]
}
