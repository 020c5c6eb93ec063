import { authoringOf } from '../authoring.ts'
import type { ItemTypeOnServer } from '../item-type-on-server.ts'
import { noLibraryUse } from '../library-use.ts'
import { copyExam } from './copy-exam.ts'
import { examView } from './exam-view.ts'
import { readAuthoredExam } from './read-authored-exam.ts'
import { rowsOfExams } from './rows-of-exams.ts'
import { waitsForAttempts } from './waits-for-attempts.ts'
import { withoutQuestions } from './without-questions.ts'
import { writeExam } from './write-exam.ts'

export const exam: ItemTypeOnServer<'Exam'> = {
  show: async (db, item) => ({ ...item.base, itemable_type: 'Exam', exam: await examView(db, item) }),
  file: null,
  packagePosition: null,
  waitsFor: waitsForAttempts,
  isUnready: withoutQuestions,
  searched: null,
  rows: rowsOfExams('Exam'),
  library: noLibraryUse,
  copy: copyExam,
  authoring: authoringOf('Exam', {
    read: async (db, id) => ({ itemable_type: 'Exam', fields: await readAuthoredExam(db, id) }),
    write: (db, row) => writeExam(db, { ...row, type: 'exam' }),
  }),
}
