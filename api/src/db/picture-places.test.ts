import { readdirSync } from 'node:fs'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { picturePlaces } from './picture-places.ts'

/** Columns that no upload of a portal is named in, each with the reason. */
const others: Readonly<Record<string, string>> = {
  'catalog.thumbnail': 'a copy of courses.thumbnail',
  'credit_people.signature': 'a proof, not a picture',
  'portal_settings.background': 'a color',
  'questions.picture_alt': 'words',
}

test('[STUMBLE-12] every column that may name a picture is asked before one is removed', async () => {
  const folder = new URL('./tables/', import.meta.url)
  const modules = await Promise.all(
    readdirSync(folder).map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
  )
  const tables = modules.flatMap((each) => Object.values(each)).filter((each) => each instanceof PgTable)
  const found = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter((column) => /avatar|background|cover|favicon|image|logo|picture|signature|thumbnail/.test(column.name))
      .map((column) => `${name}.${column.name}`)
  })
  const asked = picturePlaces.map(({ table, column }) => `${getTableConfig(table).name}.${column.name}`)
  expect(found.length).toBeGreaterThan(10)
  expect([...asked, ...Object.keys(others)].toSorted()).toEqual([...new Set(found)].toSorted())
})
