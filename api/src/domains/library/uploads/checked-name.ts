import { checkUpload, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { failWith } from '../../../kernel/fail.ts'
import type { Wanted } from './purpose.ts'

/** What a file is stored as: a name of our own with its ending, once a rule lets its kind and size through. */
export function checkedName({ key, file_name: name, length: size_bytes }: Wanted, rule: UploadRule): string {
  const refusal = checkUpload({ name, size_bytes }, rule)
  if (refusal) failWith(refusal)
  return `${key}.${/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''}`
}
