import { sql } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../db/client.ts'
import { failFields } from '../../kernel/fail.ts'
import { nameOf, type List } from './list-table.ts'

/** Rejects a related entry that this portal does not have (REF-008); row-level security hides other portals' entries. */
export async function checkRelations(
  db: Transaction,
  list: List,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const wrong: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(list.resource.fields)) {
    const value = values[name]
    if (field.kind !== 'relation' || value === undefined || value === null) continue
    const ids = JSON.stringify([value].flat())
    const [found] = await db.execute<{ missing: boolean }>(sql`
      select exists (select from json_array_elements_text(${ids}::json) e where not exists
        (select from ${sql.identifier(nameOf(list.tableOf(field.to)))} t where t.id = e::bigint)) as missing`)
    if (found?.missing) wrong[name] = [errorMessage('validation.selected_value')]
  }
  if (Object.keys(wrong).length > 0) failFields(wrong)
}
