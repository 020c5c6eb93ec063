import type { MaterialRow } from '../../library/tables.ts'

/** The name under which lessons hand out a file of the library: the last part of its key. Pictures are shown by address instead. */
export const shownAsFile = ({ file_key }: Pick<MaterialRow, 'file_key'>): string =>
  file_key.slice(file_key.lastIndexOf('/') + 1)
