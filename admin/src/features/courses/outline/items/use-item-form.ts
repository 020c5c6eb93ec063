import { show_course_item, update_course_item, type AuthoredItem } from '@portico/shared/contract/outline-items.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/field-errors.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../kernel/api.ts'
import { showFailure } from '../../../../kernel/errors.ts'
import { useConflict } from '../../../../kernel/form/use-conflict.ts'
import { useOutline } from '../outline-context.ts'
import { adopted } from './item-editors.ts'

/** Setters of an item wait this long for the next one (BLD-039). */
const setterDebounce_ms = 100

export type Typed = Pick<AuthoredItem, 'title' | 'content'>
const flat = ({ title, content }: Typed) => ({ title, ...content.fields })

/** What is typed of an item, and its way to the API. What is wrong is not sent, what failed is kept, and what somebody else saved meanwhile is compared first. */
export function useItemForm(item: AuthoredItem) {
  const { course, queue, actions, opened } = useOutline()
  const [typed, setTyped] = useState<Typed>({ title: item.title, content: item.content })
  const [errors, setErrors] = useState<FieldErrors>({})
  // Another key for editors that hold their text themselves, once it was changed from outside.
  const [edition, setEdition] = useState(0)
  const latest = useRef(typed)
  const before = useRef(typed)
  const own = useRef({ id: item.id, version: item.version })
  const clock = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const one = { params: { id: item.id }, query: { course_id: course.id } }

  const { conflict, meet } = useConflict((merged, met) => {
    const { title, ...fields } = merged
    const content = { itemable_type: item.content.itemable_type, fields }
    const { body } = checkedBody(update_course_item.body, { title, content, version: met.version })
    if (!body?.content || body.title === undefined) return
    own.current.version = met.version
    setEdition((last) => last + 1)
    change({ title: body.title, content: body.content })
  })
  async function compare(error: CallError) {
    const theirs = await api(show_course_item, one)
    meet({
      edits: { opened: flat(before.current), yours: flat(latest.current), theirs: flat(theirs) },
      version: theirs.version,
      by: error.params.by === undefined ? null : String(error.params.by),
    })
  }
  function send() {
    clock.current = undefined
    const sent = latest.current
    const { fields } = checkedBody(update_course_item.body, { ...sent, version: own.current.version })
    setErrors(fields ?? {})
    if (fields) return
    queue.add({
      key: `item ${item.id}`,
      run: async () => {
        const saved = await api(update_course_item, { ...one, body: { ...sent, version: own.current.version } })
        own.current.version = saved.version
        before.current = sent
        if (latest.current !== sent) return
        latest.current = { ...sent, content: adopted(sent.content, saved.content) }
        setTyped(latest.current)
      },
      onRefused: (error) => {
        if (error instanceof CallError && error.code === 'general.changed_meanwhile')
          void compare(error).catch(showFailure)
        else showFailure(error)
      },
    })
  }
  function change(next: Typed) {
    latest.current = next
    setTyped(next)
    if (next.title.trim() !== '') actions.showTitle(item.id, next.title)
    clearTimeout(clock.current)
    clock.current = setTimeout(send, setterDebounce_ms)
  }
  const sendNow = useRef(send)
  sendNow.current = send
  useEffect(() => {
    opened.current = own.current
    return () => {
      opened.current = null
      if (clock.current === undefined) return
      clearTimeout(clock.current)
      sendNow.current()
    }
  }, [])
  return { typed, change, errors, conflict, edition }
}
