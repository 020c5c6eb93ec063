import type { Verb } from '../../../../kernel/verb.ts'
import { finishModule } from './finish-module.ts'
import { finishModuleItem } from './finish-module-item.ts'
import { getLearnerCourse } from './get-learner-course.ts'
import { getItemCaptions } from './get-item-captions.ts'
import { getItemDocument } from './get-item-document.ts'
import { getItemFile } from './get-item-file.ts'
import { listItemNotes } from './list-item-notes.ts'
import { listLearnerCourses } from './list-learner-courses.ts'
import { listOwnedCourses } from './list-owned-courses.ts'
import { listLearnerModuleItems } from './list-learner-module-items.ts'
import { listLearnerModules } from './list-learner-modules.ts'
import { noteItemPlace } from './note-item-place.ts'
import { noteItemPage } from './note-item-page.ts'
import { notePresence } from './note-presence.ts'
import { saveItemNote } from './save-item-note.ts'
import { searchCourse } from './search-course.ts'
import { showItem } from './show-item.ts'
import { showSeatTime } from './show-seat-time.ts'
import { showWholeCourse } from './show-whole-course.ts'
import { startModuleItem } from './start-module-item.ts'

export const learning: readonly Verb[] = [
  listLearnerCourses,
  listOwnedCourses,
  getLearnerCourse,
  showWholeCourse,
  listLearnerModules,
  listLearnerModuleItems,
  searchCourse,
  showItem,
  getItemCaptions,
  getItemDocument,
  getItemFile,
  showSeatTime,
  notePresence,
  noteItemPlace,
  noteItemPage,
  listItemNotes,
  saveItemNote,
  startModuleItem,
  finishModuleItem,
  finishModule,
]
