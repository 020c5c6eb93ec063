import type { Verb } from '../../kernel/verb.ts'
import { finishModule } from './finish-module.ts'
import { finishModuleItem } from './finish-module-item.ts'
import { getLearnerCourse } from './get-learner-course.ts'
import { getItemCaptions } from './get-item-captions.ts'
import { getItemFile } from './get-item-file.ts'
import { listLearnerCourses } from './list-learner-courses.ts'
import { listOwnedCourses } from './list-owned-courses.ts'
import { listLearnerModuleItems } from './list-learner-module-items.ts'
import { listLearnerModules } from './list-learner-modules.ts'
import { notePresence } from './note-presence.ts'
import { showItem } from './show-item.ts'
import { showSeatTime } from './show-seat-time.ts'
import { startModuleItem } from './start-module-item.ts'

export const learning: readonly Verb[] = [
  listLearnerCourses,
  listOwnedCourses,
  getLearnerCourse,
  listLearnerModules,
  listLearnerModuleItems,
  showItem,
  getItemCaptions,
  getItemFile,
  showSeatTime,
  notePresence,
  startModuleItem,
  finishModuleItem,
  finishModule,
]
