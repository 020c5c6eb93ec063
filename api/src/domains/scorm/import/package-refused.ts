import type { scormErrors } from '@portico/shared/errors/scorm.ts'
import type { scormImportErrors } from '@portico/shared/errors/scorm-import.ts'

export type RefusalCode = keyof typeof scormImportErrors | (keyof typeof scormErrors & 'scorm.version')
export type RefusalParams = Record<string, string>

/** The reason a package is rejected. Only its author can fix it, so the import ends and is not retried. */
export class PackageRefused extends Error {
  readonly code: RefusalCode
  readonly params: RefusalParams

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(`${code} ${JSON.stringify(params)}`)
    this.code = code
    this.params = params
  }
}
