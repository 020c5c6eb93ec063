import { assignment } from '../domains/assignments/upload-purposes/assignment.ts'
import { evidence } from '../domains/credentials/upload-purposes/evidence.ts'
import { material } from '../domains/library/upload-purposes/material.ts'
import { part } from '../domains/library/upload-purposes/part.ts'
import { replacement } from '../domains/library/upload-purposes/replacement.ts'
import type { Purposes } from '../domains/library/uploads/purpose.ts'
import { scorm } from '../domains/scorm/upload-purposes/scorm.ts'

/** Everything that an upload may be for. */
export const purposes: Purposes = {
  material,
  replacement,
  scorm,
  part,
  assignment,
  evidence,
}
