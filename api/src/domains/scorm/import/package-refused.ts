import type { scormErrors } from '@portico/shared/errors/scorm.ts'
import type { scormImportErrors } from '@portico/shared/errors/scorm-import.ts'

export type RefusalCode = keyof typeof scormImportErrors | (keyof typeof scormErrors & 'scorm.version')
export type RefusalParams = Record<string, string>

/** Why a package is not taken: the author's to mend, so the import ends here and is not tried again. */
export class PackageRefused extends Error {
  readonly code: RefusalCode
  readonly params: RefusalParams

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(`${code} ${JSON.stringify(params)}`)
    this.code = code
    this.params = params
  }
}
