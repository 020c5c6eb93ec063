const plain = new Intl.NumberFormat('en-US')

/** What a result says of itself, on the page and to screen readers. */
export function resultText(total: number, search: string): string {
  const count = total === 1 ? '1 course' : `${plain.format(total)} courses`
  return search === '' ? count : `${count} for “${search}”`
}
