import { sql } from 'drizzle-orm'
import type { Field } from '@portico/shared/resources/resource.ts'
import type { Transaction } from '../../db/client.ts'
import { nameOf, type List } from './list-table.ts'

export type Titles = ReadonlyMap<number, string>

/** Returns the titles of related entries, by field and id. */
export async function titlesById(db: Transaction, list: List): Promise<Map<string, Titles>> {
  const found = new Map<string, Titles>()
  for (const [name, field] of Object.entries(list.resource.fields)) {
    if (field.kind !== 'relation') continue
    const rows = await db.execute<{ id: number; title: string }>(
      sql`select id, ${sql.identifier(list.titleFieldOf(field.to))} as title from ${sql.identifier(nameOf(list.tableOf(field.to)))}`,
    )
    found.set(name, new Map(rows.map(({ id, title }) => [id, title])))
  }
  return found
}

/** Formats a value for export: labels instead of numbers, titles instead of ids. */
export function cellText(value: unknown, field: Field, titles: Titles | undefined): string | number {
  if (value === null || value === undefined) return ''
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (field.kind === 'money') return (Number(value) / 100).toFixed(2)
  if (field.kind === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'relation')
    return [value]
      .flat()
      .map((id) => titles?.get(Number(id)) ?? String(id))
      .join('; ')
  return typeof value === 'number' ? value : String(value)
}
