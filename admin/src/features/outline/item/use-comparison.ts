import {
  show_course_item,
  update_course_item,
  type AuthoredItem,
} from '@portico/shared/contract/courses/outline-items.ts'
import type { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { useRef } from 'react'
import { api } from '../../../kernel/api.ts'
import { savedBy, useConflict } from '../../../kernel/form/use-conflict.ts'

export type Typed = Pick<AuthoredItem, 'title' | 'content' | 'is_free_preview'>
const flat = ({ title, content, is_free_preview }: Typed) => ({ title, ...fieldsOf(content), is_free_preview })

/** The fields of an item as the server knows them: a new question's key is only for its editor. */
const fieldsOf = ({ fields }: Typed['content']) =>
  'questions' in fields ? { ...fields, questions: fields.questions.map(withoutKey) } : fields

function withoutKey(question: object): object {
  const { key: _, ...known } = { key: undefined, ...question }
  return known
}

/** Compares both sides field by field, after someone else saved the item, until the user makes a choice. */
export function useComparison(
  item: AuthoredItem,
  course_id: number,
  settle: (merged: Typed, theirs: Pick<AuthoredItem, 'version' | 'content'>) => void,
) {
  const met = useRef(item)
  const { conflict, meet } = useConflict((merged, { version }) => {
    const { title, is_free_preview, ...fields } = merged
    const content = { itemable_type: item.content.itemable_type, fields }
    const { body } = checkedBody(update_course_item.body, { title, content, is_free_preview, version })
    if (body?.content && body.title !== undefined && body.is_free_preview !== undefined)
      settle({ title: body.title, content: body.content, is_free_preview: body.is_free_preview }, met.current)
  })
  async function compare(error: CallError, { opened, yours }: { opened: Typed; yours: () => Typed }) {
    const theirs = await api(show_course_item, { params: { id: item.id }, query: { course_id } })
    met.current = theirs
    meet({
      edits: { opened: flat(opened), yours: flat(yours()), theirs: flat(theirs) },
      version: theirs.version,
      by: savedBy(error),
    })
  }
  return { conflict, compare }
}
