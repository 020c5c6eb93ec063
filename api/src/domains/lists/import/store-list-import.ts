import { importedFields } from '@portico/shared/resources/fields-of.ts'
import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import type { Transaction } from '../../../db/client.ts'
import type { List } from '../list-table.ts'
import { withSlug } from '../with-slug.ts'
import { columnsOfFile, idColumn } from './columns-of-file.ts'
import { storeImport, type ImportFile } from './store-import.ts'

/** Stores a file's rows for validation: their cells, and which rows are about the same entry as an earlier line. */
export async function storeListImport(db: Transaction, list: List, asked: ImportFile): Promise<number> {
  const { name, fields, title_field } = list.resource
  const { labels } = columnsOfFile(list.resource, asked.file.header)
  return storeImport(db, {
    ...asked,
    list: name,
    labels,
    titleOf: (cells) => firstCharacters(cells[fields[title_field]?.label ?? ''] ?? cells[idColumn] ?? '', 300),
    keyOf: (cells) => keyOf(list, cells),
  })
}

function keyOf(list: List, cells: Readonly<Record<string, string>>): string | null {
  if (cells[idColumn]) return `#${cells[idColumn]}`
  const texts = Object.fromEntries(
    importedFields(list.resource).flatMap(([name, { label }]) => (cells[label] ? [[name, cells[label]]] : [])),
  )
  const key = list.resource.import_by === null ? undefined : withSlug(list, texts)[list.resource.import_by]
  return key === undefined ? null : String(key)
}
