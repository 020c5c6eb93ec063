import { randomInt } from 'node:crypto'
import { preview_exam } from '@portico/shared/contract/courses/outline-preview.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { drawSheet, readExam } from '../../../item-types/door.ts'
import { refuseOwnAnswerKey } from '../../../exams/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { previewedItem } from './previewed-item.ts'

/** Draws questions as an exam attempt does but does not mark them as drawn, so questions shown only in previews can still be changed. */
export const previewExam = verb(preview_exam, async ({ db, actor }, { params, query }) => {
  const { itemable_id, itemable_type } = await previewedItem(db, { ...params, ...query })
  if (!isFinishedBy('exam_try', itemable_type)) fail('general.not_found')
  await refuseOwnAnswerKey(db, { actor, item_id: params.id })
  const exam = await readExam(db, itemable_id)
  const questions = await drawSheet(db, exam, (end) => randomInt(end))
  if (questions.length === 0) fail('exams.no_questions')
  const { pass_percentage, attempts_number, answers_shown } = exam
  return { pass_percentage, attempts_number, answers_shown, questions }
})
