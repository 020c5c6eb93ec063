import type postgres from 'postgres'

export type Row = Record<string, unknown>
export interface Bulk {
  /** Takes the next `count` ids from the table's sequence. */
  ids: (table: string, count: number) => Promise<number[]>
  /** Moves the sequence past an id that was assigned by hand. */
  skipPast: (table: string, id: number) => Promise<void>
  /** Inserts rows that all have the same columns. */
  insert: (table: string, rows: readonly Row[]) => Promise<void>
  /** The transaction itself, for anything but bulk inserts. */
  tx: postgres.TransactionSql
  asPortal: (portalId: number) => Promise<void>
}

const chunk = 5000

/**
 * Writes many rows as one JSON document per statement, as the role `platform` because row security applies to the owner too. Ids are taken as the
 * owner, who owns the sequences.
 */
export async function openBulk(tx: postgres.TransactionSql): Promise<Bulk> {
  await tx`set local role platform`
  return {
    tx,
    ids: async (table, count) => {
      if (count === 0) return []
      await tx`reset role`
      const rows = await tx<
        { id: number }[]
      >`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`
      await tx`set local role platform`
      return rows.map((row) => row.id)
    },
    skipPast: async (table, id) => {
      await tx`reset role`
      await tx`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(nextval(pg_get_serial_sequence(${table}, 'id')), ${id}))`
      await tx`set local role platform`
    },
    insert: async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {})
      for (let from = 0; from < rows.length; from += chunk) {
        await tx`
          insert into ${tx(table)} (${tx(columns)}) select ${tx(columns)}
          from jsonb_populate_recordset(null::${tx(table)}, ${JSON.stringify(rows.slice(from, from + chunk))}::text::jsonb)`
      }
    },
    asPortal: async (portalId) => {
      await tx`select set_config('app.portal_id', ${String(portalId)}, true)`
    },
  }
}

/** Returns `list[index]`; throws if the index is out of range. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`)
  return found
}

export function idOf(map: ReadonlyMap<string, number>, slug: string): number {
  const found = map.get(slug)
  if (found === undefined) throw new Error(`the demo data names "${slug}", which does not exist`)
  return found
}
