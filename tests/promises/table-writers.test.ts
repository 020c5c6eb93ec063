import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { declaredTables, type DeclaredTable } from '../support/declared-tables.ts'
import { projectSources, type Source } from '../support/project-sources.ts'

/**
 * "file writes table" for every insert, update or delete, in drizzle or SQL, outside of the folder whose
 * `tables.ts` defines the table. Does not see writes through a table that is only known at run time, as in the list engine.
 */
function foreignWrites(sources: readonly Source[], tables: readonly DeclaredTable[]): string[] {
  const byExport = new Map(tables.map((one) => [one.name, one]))
  const bySqlName = new Map(tables.map((one) => [getTableConfig(one.table).name, one]))
  return sources.flatMap(({ path, text }) => {
    const inDrizzle = [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, name]) => name)
    const inTemplates = [...text.matchAll(/(?:insert into|update|delete from)\s+\$\{(\w+)\}/gi)].map(([, name]) => name)
    const inSql = [...text.matchAll(/(?:insert into|update|delete from)\s+(\w+)/gi)].map(([, name]) => name)
    const written = [
      ...[...inDrizzle, ...inTemplates].map((name) => byExport.get(name ?? '')),
      ...inSql.map((name) => bySqlName.get(name ?? '')),
    ]
    return written
      .filter((one) => one !== undefined)
      .filter(({ owner }) => !path.startsWith(`api/src/${owner}/`))
      .map(({ table }) => `${path} writes ${getTableConfig(table).name}`)
  })
}

const api = async () => foreignWrites(projectSources(['api/src/*.ts', 'api/src/**/*.ts']), await declaredTables())

test('every table is written only by the domain that defines it', async () => {
  expect(await api()).toEqual([])
})

test.each([
  ['drizzle', `await tx.update(orders).set({ paid_at: null })`],
  ['SQL', 'await tx.execute(sql`delete from orders where id = 1`)'],
  ['a table in SQL', 'await tx.execute(sql`insert into ${orders} values (1)`)'],
])('finds a planted write of another domain, in %s', async (_form, text) => {
  const tables = await declaredTables()
  expect(foreignWrites([{ path: 'api/src/domains/learning/a.ts', text }], tables)).toEqual([
    'api/src/domains/learning/a.ts writes orders',
  ])
  expect(foreignWrites([{ path: 'api/src/domains/orders/a.ts', text }], tables)).toEqual([])
})
