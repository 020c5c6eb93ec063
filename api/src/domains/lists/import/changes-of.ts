import { isSpreadsheetChange } from '@portico/shared/rules/csv/is-spreadsheet-change.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ImportChange } from '@portico/shared/states/list-import.ts'
import { cellText, type Titles } from '../cell-text.ts'
import type { List } from '../list-table.ts'

const [most, lead] = [300, 40]

/** Shortens two long texts to the part starting shortly before their first difference. */
function differing(before: string, after: string): { before: string; after: string } {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const from = Math.max(before.length, after.length) > most && same > lead ? same - lead : 0
  const shown = (text: string) => {
    const part = text.slice(from, from + most).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    return `${from > 0 ? '…' : ''}${part}${text.length > from + most ? '…' : ''}`
  }
  return { before: shown(before), after: shown(after) }
}

/** Lists the fields a row would change, with old and new values as an export writes them. */
export function changesOf(
  { resource }: List,
  {
    before,
    fresh,
    titles,
  }: { before: ListRow | null; fresh: Readonly<Record<string, unknown>>; titles: TitlesByField },
): ImportChange[] {
  return Object.entries(fresh).flatMap(([name, value]) => {
    const field = resource.fields[name]
    if (!field) return []
    const [was, is] = [before?.[name], value].map((each) => String(cellText(each, field, titles.get(name))))
    const said = { before: was ?? '', after: is ?? '' }
    const is_spreadsheet = isSpreadsheetChange(said.before, said.after)
    return [{ label: field.label, ...differing(said.before, said.after), is_spreadsheet }]
  })
}
export type TitlesByField = ReadonlyMap<string, Titles>
