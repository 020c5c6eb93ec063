import type { MaterialRow } from '../../library/tables.ts'

/** Returns the name under which lessons serve a library file: the last part of its key. Pictures are shown by URL instead. */
export const lessonFileName = ({ file_key }: Pick<MaterialRow, 'file_key'>): string =>
  file_key.slice(file_key.lastIndexOf('/') + 1)
