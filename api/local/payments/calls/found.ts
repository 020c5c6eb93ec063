import { resourceMissing } from '../api/api-error.ts'

export function found<R>(row: R | undefined, kind: string, id: string): R {
  if (row === undefined) throw resourceMissing({ kind, id })
  return row
}
