import { show_pool_question } from '@portico/shared/contract/exams/question-pools.ts'
import type { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { gradedQuestion, type AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { api } from '../../../kernel/api.ts'
import { savedBy, useConflict } from '../../../kernel/form/use-conflict.ts'

type Edits = { question_id: number; opened: AuthoredQuestion; yours: AuthoredQuestion }

/** Compares both sides field by field, after someone else saved the question, until the user makes a choice. */
export function useComparison(pool_id: number, settle: (merged: AuthoredQuestion, version: string) => void) {
  const { conflict, meet } = useConflict((merged, { version }) => {
    const { body } = checkedBody(gradedQuestion, merged)
    if (body) settle(body, version)
  })
  async function compare(error: CallError, { question_id, ...sides }: Edits) {
    const found = await api(show_pool_question, { params: { id: pool_id, question_id } })
    const { version, id: _id, question_pool_id: _pool, ...theirs } = found
    const { id: _mine, ...yours } = sides.yours
    const { id: _before, ...opened } = sides.opened
    meet({ edits: { opened, yours, theirs }, version, by: savedBy(error) })
  }
  return { conflict, compare }
}
