import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { Transaction } from '../../../db/client.ts'
import { postgresError } from '../../../db/postgres-error.ts'
import type { WithReach } from '../../access/door.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { redirectOldPages } from '../redirect-old-pages.ts'
import type { List } from '../list-table.ts'
import { readEntry } from '../read-entry.ts'
import { writeEntry } from '../write-entry.ts'
import type { ValidatedRow } from './validate-row.ts'

type Written = { id: number } | { problems: string[]; code: ErrorCode }
/** Thrown to roll back the writes of a row that is only being validated. */
class DryRunRollback extends Error {}

/** Writes a row in its own savepoint; `only_try` rolls it back, so that validation also finds problems only the database detects. */
export async function writeImportRow(
  db: Transaction,
  list: List,
  { judged: { id, values }, only_try, actor }: { judged: ValidatedRow; only_try: boolean; actor: WithReach },
): Promise<Written> {
  try {
    return await db.transaction(async (tx) => {
      const before = id === null ? null : ((await readEntry(tx, list, id, { lock: true })) ?? fail('general.not_found'))
      for (const entry of before ? [before, { ...before, ...values }] : [values])
        await list.rules.reach?.(tx, actor, entry)
      const written = (await writeEntry(tx, list, { id, values })) ?? fail('general.not_found')
      const after = await readEntry(tx, list, written)
      if (before && after) await redirectOldPages(tx, list, { before, after })
      if (only_try) throw new DryRunRollback()
      return { id: written }
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return { id: id ?? 0 }
    if (error instanceof Refusal) return { problems: problemsOf(error, list), code: error.code }
    if (postgresError(error)?.code === '23503')
      return { problems: ['An entry that it refers to no longer exists.'], code: 'lists.needed_entry_gone' }
    throw error
  }
}

function problemsOf({ fields, message }: Refusal, { resource }: List): string[] {
  const named = Object.entries(fields ?? {}).map(
    ([name, texts]) => `${resource.fields[name]?.label ?? name}: ${texts[0] ?? ''}`,
  )
  return named.length > 0 ? named : [message]
}
