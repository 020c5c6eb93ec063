import { importedFields } from '@portico/shared/resources/fields-of.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import { fail } from '../../../kernel/fail.ts'

export const idColumn = 'Id'
const plain = (name: string): string => name.trim().toLowerCase()

/**
 * Maps a file's columns to list fields by label or name; unknown columns map to null. Rejects duplicate columns and files with neither a title nor an
 * id column.
 */
export function columnsOfFile(resource: Resource, header: readonly string[]): { labels: (string | null)[] } {
  const known = new Map([[plain(idColumn), idColumn]])
  for (const [name, { label }] of importedFields(resource)) known.set(plain(name), label).set(plain(label), label)
  const labels = header.map((name) => known.get(plain(name)) ?? null)
  const read = labels.filter((label) => label !== null)
  const needed = resource.fields[resource.title_field]?.label ?? ''
  if (new Set(read).size < read.length || !(read.includes(needed) || read.includes(idColumn)))
    fail('lists.import_columns', { column: needed })
  return { labels }
}
