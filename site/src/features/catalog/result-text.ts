import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

/** Result summary, for the page and for screen readers. */
export function resultText(total: number, search: string): string {
  const count = countOf(total, 'course')
  return search === '' ? count : `${count} for “${search}”`
}
