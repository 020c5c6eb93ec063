import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { assignment } from './assignment.ts'
import { evidence } from './evidence.ts'
import { material } from './material.ts'
import { part } from './part.ts'
import type { Purpose } from './purpose.ts'
import { replacement } from './replacement.ts'
import { scorm } from './scorm.ts'

/** Everything that an upload may be for. */
export const purposes: { readonly [P in UploadPurpose]: Purpose } = {
  material,
  replacement,
  scorm,
  part,
  assignment,
  evidence,
}
