import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

/** The summary of a result, on the page and for screen readers. */
export function resultText(total: number, search: string): string {
  const count = total === 1 ? '1 course' : `${formatCount(total)} courses`
  return search === '' ? count : `${count} for “${search}”`
}
