// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { type AssignmentRow, readAssignment } from './assignment/read-assignment.ts'
export {
  type ResponseKey,
  type ResponseRow,
  unsubmittedFiles,
  peopleOf,
  readResponses,
  fileView,
  responseView,
  responseViews,
} from './assignment/responses-of.ts'
export { withFile } from './assignment/with-file.ts'
export { freezeSharedQuestions } from './cross-portal/freeze-shared-questions.ts'
export { correctKey } from './exam/correct-key.ts'
export { drawQuestionIds, drawSheet, shuffleChoices } from './exam/draw-sheet.ts'
export {
  type ExamAttempt,
  type FullQuestion,
  type GivenAnswers,
  passMarksOf,
  poolQuestionIds,
  readAnswers,
  readAnswersOf,
  readExam,
  readQuestions,
  readAttempts,
  sheetFrom,
  sheetOf,
  usedAttempts,
} from './exam/exam-queries.ts'
export { extraTimeOf } from './exam/extra-time-of.ts'
export { markDrawn } from './exam/mark-drawn.ts'
export { authoredQuestion } from './exam/read-authored-exam.ts'
export { drawsFrom, examsOfPool, usesOfPool } from './exam/uses-of-pool.ts'
export { addQuestions, changeQuestions, checkPictures, retireQuestion } from './exam/write-questions.ts'
export { isSame } from './exam/write-choices.ts'
export { copiedRow } from './copied-row.ts'
export { itemTypes } from './item-types.ts'
export { lessonFileOf } from './lesson-file-of.ts'
export { linkedFileRows, shownText } from './linked-files.ts'
export { type ContentPart, type OfVersions, listOfIds, part, isInVersions } from './rows-of-items.ts'
export { clearFromOrphanedItems } from './file-columns.ts'
export { searchedTextSql } from './searched-text.ts'
export { isUnreadyItem, filterUnready, unreadyItems } from './unready-items.ts'
export { readWaits } from './read-waits.ts'
export { titleOfItem } from './title-of-item.ts'
