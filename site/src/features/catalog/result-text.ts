const plain = new Intl.NumberFormat('en-US')

/** The summary of a result, on the page and for screen readers. */
export function resultText(total: number, search: string): string {
  const count = total === 1 ? '1 course' : `${plain.format(total)} courses`
  return search === '' ? count : `${count} for “${search}”`
}
