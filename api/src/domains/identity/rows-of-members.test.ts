import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { declaredTables } from '../../../../tests/support/declared-tables.ts'
import { rowsOfMembers } from './rows-of-members.ts'

/** The membership itself, and rows of the account, which outlives the membership. */
const others: readonly string[] = ['memberships', 'tokens']

test('[USR-010] every column that references a member declares whether its rows end with the membership', async () => {
  const tables = (await declaredTables()).map(({ table }) => table)
  const found = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    if (others.includes(name) || !columns.some((column) => column.name === 'portal_id')) return []
    return columns.filter((column) => /^(user|manager)_id$/.test(column.name)).map((column) => `${name}.${column.name}`)
  })
  expect(Object.keys(rowsOfMembers)).toEqual([...new Set(found)].toSorted())
})
