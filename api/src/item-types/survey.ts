import { examView } from './exam/exam-view.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'

/** A survey is kept and taken as an exam without a grade. */
export const survey: ItemTypeOnServer<'Survey'> = {
  show: async (db, item) => ({ ...item.base, itemable_type: 'Survey', exam: await examView(db, item) }),
  file: null,
  place: null,
}
