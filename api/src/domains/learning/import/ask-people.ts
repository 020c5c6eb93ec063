import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { storeImport, type ImportFile } from '../../lists/import/store-import.ts'
import type { EnrollmentSettings, InvitationSettings } from '../../lists/tables.ts'
import { emailColumn } from './row-of-file.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '')

type Asked = ImportFile & {
  /** under which name it stands among the imports of lists */
  list: string
  /** each column with its other names, as people and other systems call it */
  columns: Readonly<Record<string, readonly string[]>>
  settings: EnrollmentSettings | InvitationSettings
}

/** Keeps the rows of a file of people, to be judged; a person who stands in it twice counts by the first line. */
export async function askPeople(db: Transaction, { columns, ...asked }: Asked): Promise<number> {
  const known = new Map(
    Object.entries(columns).flatMap(([column, others]) =>
      [column, ...others].map((name) => [plain(name), column] as const),
    ),
  )
  const labels = asked.file.header.map((name) => known.get(plain(name)) ?? null)
  const read = labels.filter((label) => label !== null)
  if (new Set(read).size < read.length || !read.includes(emailColumn))
    fail('lists.import_columns', { column: emailColumn })
  return storeImport(db, {
    ...asked,
    labels,
    titleOf: (cells) => (cells[emailColumn] ?? '').slice(0, 300),
    keyOf: (cells) => (cells[emailColumn] ?? '').trim().toLowerCase() || null,
  })
}
