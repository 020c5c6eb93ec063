import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatClock } from '@portico/shared/rules/dates/format-date.ts'
import { replacementOfSkippedTime } from '@portico/shared/rules/dates/portal-time.ts'
import { failFields } from '../../kernel/fail.ts'
import type { Transaction } from '../../db/client.ts'
import { checkRelations } from './check-relations.ts'
import type { List } from './list-table.ts'

type Values = Readonly<Record<string, unknown>>

/** Rejects an amount that is not less than the field it refers to. */
function checkBelow({ resource: { fields } }: List, entry: Values): void {
  const wrong = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'money' &&
    field.below &&
    typeof entry[name] === 'number' &&
    entry[name] >= Number(entry[field.below])
      ? [[name, [errorMessage('lists.not_below', { field: fields[field.below]?.label ?? '' })]] as const]
      : [],
  )
  if (wrong.length > 0) failFields(Object.fromEntries(wrong))
}

/** Rejects a time that is not after the field it refers to. Local times of one zone compare correctly as text. */
function checkOrder({ resource: { fields } }: List, entry: Values): void {
  const wrong = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'clock' && field.after && String(entry[name]) <= String(entry[field.after])
      ? [[name, [errorMessage('lists.not_after', { field: fields[field.after]?.label ?? '' })]] as const]
      : [],
  )
  if (wrong.length > 0) failFields(Object.fromEntries(wrong))
}

/** Rejects a local time that the zone's clocks skip: the session would start at a different time than the entry shows. */
function checkSkipped({ resource: { fields } }: List, entry: Values): void {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'clock') return []
    const next = replacementOfSkippedTime(String(entry[name]), String(entry[field.zone]))
    return next === null ? [] : [[name, [errorMessage('lists.time_skipped', { time: formatClock(next) })]] as const]
  })
  if (wrong.length > 0) failFields(Object.fromEntries(wrong))
}

/** Checks rules that span several fields of an entry; `before` is the current entry when it is being changed. */
export async function checkEntry(
  db: Transaction,
  list: List,
  { before, values }: { before?: Values; values: Values },
): Promise<void> {
  checkOrder(list, { ...before, ...values })
  checkSkipped(list, { ...before, ...values })
  checkBelow(list, { ...before, ...values })
  await checkRelations(db, list, values)
}
