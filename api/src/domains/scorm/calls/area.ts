import type { Verb } from '../../../kernel/verb.ts'
import { finishScorm } from './finish-scorm.ts'
import { getScormRecord } from './get-scorm-record.ts'
import { listScormLearners } from './list-scorm-learners.ts'
import { listScormOpenings } from './list-scorm-openings.ts'
import { openScormFlight } from './open-scorm-flight.ts'
import { reportScormProblem } from './report-scorm-problem.ts'
import { getScormContent } from './get-scorm-content.ts'
import { getScormImport } from './get-scorm-import.ts'
import { importScorm } from './import-scorm.ts'
import { previewScorm } from './preview-scorm.ts'
import { resetScormAttempts } from './reset-scorm-attempts.ts'
import { restartSco } from './restart-sco.ts'
import { scormDetails } from './scorm-details.ts'
import { startScorm } from './start-scorm.ts'
import { updateScorm } from './update-scorm.ts'

export const scorm: readonly Verb[] = [
  startScorm,
  updateScorm,
  finishScorm,
  restartSco,
  scormDetails,
  importScorm,
  getScormImport,
  getScormContent,
  previewScorm,
  resetScormAttempts,
  getScormRecord,
  listScormLearners,
  openScormFlight,
  reportScormProblem,
  listScormOpenings,
]
