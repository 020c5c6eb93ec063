import type { Transaction } from '../store/store.ts'
import type { TableName, Tables } from '../store/tables.ts'
import type { Work } from '../work.ts'

/** Runs work on a copy whose changes are invisible to others and discarded afterwards. */
export function scratch(work: Work): Work {
  const put: { [T in TableName]?: Map<string, Tables[T]> } = {}
  const of = <T extends TableName>(table: T) => put[table] as Map<string, Tables[T]> | undefined
  const tx: Transaction = {
    get: (table, id) => of(table)?.get(id) ?? work.tx.get(table, id),
    all(table) {
      const rows = new Map(work.tx.all(table).map((row) => [row.id, row]))
      for (const [id, row] of of(table) ?? []) rows.set(id, row)
      return [...rows.values()]
    },
    put(table, row) {
      const rows = of(table) ?? new Map<string, typeof row>()
      rows.set(row.id, row)
      Object.assign(put, { [table]: rows })
    },
  }
  return { ...work, tx, sends_webhooks: false }
}
