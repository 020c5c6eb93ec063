import type { Verb } from '../../../../kernel/verb.ts'
import { copyCourseItem } from './copy-course-item.ts'
import { createAssignmentAttachment } from './create-assignment-attachment.ts'
import { createCourseItem } from './create-course-item.ts'
import { createModule } from './create-module.ts'
import { deleteAssignmentAttachment } from './delete-assignment-attachment.ts'
import { deleteCourseItem } from './delete-course-item.ts'
import { deleteModule } from './delete-module.ts'
import { discardCourseDraft } from './discard-course-draft.ts'
import { getCourseOutline } from './get-course-outline.ts'
import { listCourseItems } from './list-course-items.ts'
import { previewCourse } from './preview-course.ts'
import { previewExam } from './preview-exam.ts'
import { previewItem } from './preview-item.ts'
import { previewItemDocument } from './preview-item-document.ts'
import { previewItemCaptions } from './preview-item-captions.ts'
import { previewItemFile } from './preview-item-file.ts'
import { previewVersion } from './preview-version.ts'
import { restoreCourseItem } from './restore-course-item.ts'
import { restoreModule } from './restore-module.ts'
import { showCourseItem } from './show-course-item.ts'
import { sortModules } from './sort-modules.ts'
import { updateCourseItem } from './update-course-item.ts'
import { updateModule } from './update-module.ts'
import { updateOutlineSettings } from './update-outline-settings.ts'

export const outline: readonly Verb[] = [
  getCourseOutline,
  updateOutlineSettings,
  previewVersion,
  previewCourse,
  previewItem,
  previewExam,
  previewItemFile,
  previewItemCaptions,
  previewItemDocument,
  discardCourseDraft,
  createModule,
  sortModules,
  updateModule,
  deleteModule,
  restoreModule,
  listCourseItems,
  showCourseItem,
  createCourseItem,
  copyCourseItem,
  updateCourseItem,
  deleteCourseItem,
  restoreCourseItem,
  createAssignmentAttachment,
  deleteAssignmentAttachment,
]
