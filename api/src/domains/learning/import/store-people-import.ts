import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { storeImport, type ImportFile } from '../../lists/door.ts'
import type { EnrollmentSettings, InvitationSettings } from '../../lists/tables.ts'
import { emailColumn } from './row-of-file.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '')

type PeopleFile = ImportFile & {
  /** the name under which it appears among the list imports */
  list: string
  /** each column with its alternative names, as used by people and other systems */
  columns: Readonly<Record<string, readonly string[]>>
  settings: EnrollmentSettings | InvitationSettings
}

/** Stores the rows of a file of people to be checked; a person listed twice counts by the first line. */
export async function storePeopleImport(db: Transaction, { columns, ...asked }: PeopleFile): Promise<number> {
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
