import * as v from 'valibot'
import { importedFields } from '@portico/shared/resources/fields-of.ts'
import { fieldErrors } from '@portico/shared/schemas/forms.ts'
import type { ImportChange, ImportVerdict } from '@portico/shared/states/list-import.ts'
import type { Transaction } from '../../../db/client.ts'
import type { List } from '../list-table.ts'
import { readEntry } from '../read-entry.ts'
import { withSlug } from '../with-slug.ts'
import { cellValue, type Titles } from './cell-value.ts'
import { changesOf, type TitlesByField } from './changes-of.ts'
import { findEntry } from './find-entry.ts'

type Values = Record<string, unknown>
type Row = { cells: Readonly<Record<string, string>>; same_as: number | null }
export type ValidatedRow = {
  verdict: ImportVerdict
  id: number | null
  values: Values
  problems: string[]
  changes: ImportChange[]
}
const anyVersion = '0'.repeat(32)

const refused = (...problems: string[]): ValidatedRow => ({
  verdict: 'refused',
  id: null,
  values: {},
  problems,
  changes: [],
})

/** Determines what a row would do, using the list's own form rules. Reads only. */
export async function validateRow(
  db: Transaction,
  list: List,
  { row, titles, shown }: { row: Row; titles: ReadonlyMap<string, Titles>; shown: TitlesByField },
): Promise<ValidatedRow> {
  const { resource, calls } = list
  if (row.same_as !== null) return refused(`Same entry as line ${row.same_as}.`)
  const { values, problems, unread } = valuesOf(list, row, titles)
  const key = resource.import_by === null ? null : withSlug(list, values)[resource.import_by]
  const found = await findEntry(db, list, { cells: row.cells, key })
  if ('problem' in found) return refused(...problems, found.problem)
  // A cell that could not be parsed already has its message; the form validates the others too, so the user sees all problems at once.
  const refusedWith = (issues: Issues) => refused(...problems, ...sentences(list, { issues, unread }))
  if (found.id === null) {
    const made = v.safeParse(calls.create.body, withSlug(list, values))
    return made.success && problems.length === 0
      ? { verdict: 'create', id: null, values: made.output, problems: [], changes: [] }
      : refusedWith(made.issues)
  }
  const changed = v.safeParse(calls.update.body, { ...values, version: anyVersion })
  if (!changed.success || problems.length > 0) return refusedWith(changed.issues)
  const before = await readEntry(db, list, found.id)
  const { version: _version, ...given } = changed.output
  const fresh = Object.fromEntries(Object.entries(given).filter(([name, value]) => !isSame(before?.[name], value)))
  const changes = changesOf(list, { before, fresh, titles: shown })
  const verdict = Object.keys(fresh).length > 0 ? 'update' : 'unchanged'
  return { verdict, id: found.id, values: fresh, problems: [], changes }
}

function valuesOf({ resource }: List, { cells }: Row, titles: ReadonlyMap<string, Titles>) {
  const values: Values = {}
  const problems: string[] = []
  const unread: string[] = []
  for (const [name, field] of importedFields(resource)) {
    const text = cells[field.label]
    if (text === undefined) continue
    const read = cellValue(field, text, titles.get(name))
    if (read === 'left out') continue
    if ('problem' in read) {
      problems.push(`${field.label}: ${read.problem}`)
      unread.push(name)
    } else values[name] = read.value
  }
  return { values, problems, unread }
}

type Issues = Parameters<typeof fieldErrors>[0] | undefined

const sentences = ({ resource }: List, { issues, unread }: { issues: Issues; unread: readonly string[] }): string[] =>
  Object.entries(issues ? fieldErrors(issues) : {})
    .filter(([name]) => !unread.includes(name))
    .map(([name, texts]) => `${resource.fields[name.split('.')[0] ?? '']?.label ?? name}: ${texts[0] ?? ''}`)

// A cleared text is '' in some tables and null in others.
const isSame = (before: unknown, given: unknown): boolean =>
  JSON.stringify(sorted(before) ?? '') === JSON.stringify(sorted(given) ?? '')
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted((a, b) => a - b) : value)
