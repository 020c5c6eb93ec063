/** The id of the one row that was written; a write that found none is a fault of ours. */
export function onlyId(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('no row was written')
  return row.id
}
