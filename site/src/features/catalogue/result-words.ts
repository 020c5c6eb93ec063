/** What a result says of itself, on the page and to screen readers. */
export function resultWords(total: number, search: string): string {
  const count = total === 1 ? '1 course' : `${total.toLocaleString('en-US')} courses`
  return search === '' ? count : `${count} for “${search}”`
}
