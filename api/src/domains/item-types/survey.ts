import { authoringOf } from './authoring.ts'
import { copyExam } from './exam/copy-exam.ts'
import { examView } from './exam/exam-view.ts'
import { readAuthoredExam } from './exam/read-authored-exam.ts'
import { rowsOfExams } from './exam/rows-of-exams.ts'
import { waitsForAttempts } from './exam/waits-for-attempts.ts'
import { withoutQuestions } from './exam/without-questions.ts'
import { writeExam } from './exam/write-exam.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { noLibraryUse } from './library-use.ts'

/** A survey is stored and taken like an exam without a grade. */
export const survey: ItemTypeOnServer<'Survey'> = {
  show: async (db, item) => ({ ...item.base, itemable_type: 'Survey', exam: await examView(db, item) }),
  file: null,
  packagePosition: null,
  waitsFor: waitsForAttempts,
  isUnready: withoutQuestions,
  searched: null,
  rows: rowsOfExams('Survey'),
  library: noLibraryUse,
  copy: copyExam,
  authoring: authoringOf('Survey', {
    async read(db, id) {
      const { description, attempts_number, questions } = await readAuthoredExam(db, id)
      return { itemable_type: 'Survey', fields: { description, attempts_number, questions } }
    },
    write: (db, row) => writeExam(db, { ...row, type: 'survey' }),
  }),
}
