import { checkUpload, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { failWith } from '../../../kernel/fail.ts'
import type { Wanted } from './purpose.ts'

/** Returns the name a file is stored under, our own name with its extension, if the rule allows its type and size. */
export function checkedName({ key, file_name: name, length: size_bytes }: Wanted, rule: UploadRule): string {
  const refusal = checkUpload({ name, size_bytes }, rule)
  if (refusal) failWith(refusal)
  return `${key}.${/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''}`
}
