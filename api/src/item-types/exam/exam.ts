import type { ItemTypeOnServer } from '../item-type-on-server.ts'
import { examView } from './exam-view.ts'

export const exam: ItemTypeOnServer<'Exam'> = {
  show: async (db, item) => ({ ...item.base, itemable_type: 'Exam', exam: await examView(db, item) }),
  file: null,
  place: null,
}
