/** Returns the id of the one row written; throws if none was written, which is a bug. */
export function insertedId(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('no row was written')
  return row.id
}
