import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { declaredTables } from '../../../tests/support/declared-tables.ts'
import { pictureColumns } from './picture-columns.ts'

/** Columns that never name a portal's own upload, each with the reason. */
const others: Readonly<Record<string, string>> = {
  'catalog.thumbnail': 'a copy of courses.thumbnail',
  'credit_people.signature': 'a proof, not a picture',
  'portal_settings.background': 'a color',
  'questions.picture_alt': 'words',
}

test('every column that may name a picture is checked before one is deleted', async () => {
  const tables = (await declaredTables()).map(({ table }) => table)
  const found = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter((column) => /avatar|background|cover|favicon|image|logo|picture|signature|thumbnail/.test(column.name))
      .map((column) => `${name}.${column.name}`)
  })
  const asked = pictureColumns.map(({ table, column }) => `${getTableConfig(table).name}.${column.name}`)
  expect(found.length).toBeGreaterThan(10)
  expect([...asked, ...Object.keys(others)].toSorted()).toEqual([...new Set(found)].toSorted())
})
