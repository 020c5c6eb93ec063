import type { Sql, TransactionSql } from 'postgres'

type Index = {
  table: string
  name: string
  is_unique: boolean
  is_primary: boolean
  is_partial: boolean
  columns: string[]
  orders: number[]
}
type Reference = { table: string; name: string; columns: string[]; to_columns: string[]; is_validated: boolean }

/** Returns what prevents distributing the tenant tables (those that `protect` covers) by portal; empty if nothing does. Includes temporary tables. */
export async function keyFaults(
  sql: Sql | TransactionSql,
): Promise<{ tables: number; references: number; faults: string[] }> {
  const tables = (
    await sql<{ name: string }[]>`
    select p.polrelid::regclass::text as name from pg_policy p join pg_attribute a on a.attrelid = p.polrelid and a.attname = 'portal_id'
    where p.polname = 'portal' order by 1`
  ).map((row) => row.name)
  const indexes = await indexesOf(sql, tables)
  const references = await referencesOf(sql, tables)
  return {
    tables: tables.length,
    references: references.length,
    faults: [
      ...tables
        .filter((table) => !indexes.some((index) => index.table === table && index.is_primary))
        .map((table) => `${table} has no primary key`),
      ...indexes
        .filter((index) => index.is_unique && index.columns[0] !== 'portal_id')
        .map((index) => `${index.table}: ${index.name} is unique beyond the portal`),
      ...references
        .filter((reference) => !includesPortal(reference))
        .map(({ table, name }) => `${table}: ${name} may point into another portal`),
      ...references
        .filter((reference) => !reference.is_validated)
        .map(({ table, name }) => `${table}: ${name} is not validated`),
      ...indexes.flatMap((index) =>
        indexes
          .filter((other) => isRedundant(index, other))
          .map((other) => `${index.table}: ${index.name} says no more than ${other.name}`),
      ),
    ],
  }
}

const includesPortal = ({ columns, to_columns }: Reference): boolean =>
  columns.includes('portal_id') && to_columns[columns.indexOf('portal_id')] === 'portal_id'

/** Returns whether an index is redundant because its columns start a unique index. Both directions count as one, since the portal is given. */
function isRedundant(index: Index, other: Index): boolean {
  if (index === other || index.table !== other.table || !other.is_unique || index.is_partial || other.is_partial)
    return false
  if (!index.columns.every((column, at) => column === other.columns[at])) return false
  // The primary key wins over an identical index.
  if (
    index.columns.length === other.columns.length &&
    (index.is_primary || (!other.is_primary && index.is_unique && index.name < other.name))
  )
    return false
  const turned = index.orders.slice(1).map((order, at) => order ^ (other.orders[at + 1] ?? 0))
  return turned.every((bits) => bits === turned[0]) && (turned.length === 0 || turned[0] === 0 || turned[0] === 3)
}

/** Writes expressions as `(expression)`, so that they equal no column. */
const indexesOf = (sql: Sql | TransactionSql, tables: string[]) => sql<Index[]>`
  select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, i.indisunique as is_unique, i.indisprimary as is_primary,
    i.indpred is not null or am.amname <> 'btree' as is_partial,
    array(select coalesce((select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = k.attnum), format('(%s)', pg_get_indexdef(i.indexrelid, k.at::integer, true)))
      from unnest(i.indkey::smallint[]) with ordinality k (attnum, at) where k.at <= i.indnkeyatts order by k.at) as columns,
    i.indoption::smallint[] as orders
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
  where i.indrelid = any(${tables}::regclass[]) order by 1, 2`

const referencesOf = (sql: Sql | TransactionSql, tables: string[]) => sql<Reference[]>`
  select f.conrelid::regclass::text as table, f.conname::text as name, f.convalidated as is_validated,
    array(select a.attname::text from unnest(f.conkey) with ordinality k (attnum, at) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum order by k.at) as columns,
    array(select a.attname::text from unnest(f.confkey) with ordinality k (attnum, at) join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum order by k.at) as to_columns
  from pg_constraint f where f.contype = 'f' and f.conrelid = any(${tables}::regclass[]) and f.confrelid = any(${tables}::regclass[]) order by 1, 2`
