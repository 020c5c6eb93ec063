import { update_course_item, type AuthoredItem } from '@portico/shared/contract/courses/outline-items.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useEffect, useRef, useState } from 'react'
import { droppedPicturesText } from '@portico/shared/rules/text/foreign-pictures.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { createDebouncedSave } from '../save/debounced-save.ts'
import { useOutline } from '../outline-context.ts'
import { withSavedIds } from '../../item-types/item-editors.ts'
import { useComparison, type Typed } from './use-comparison.ts'

/** State of an item's form and its saving. Invalid input is not sent, a failed save keeps the input, and a colleague's save is compared first. */
export function useItemForm(item: AuthoredItem) {
  const { course, queue, actions, opened } = useOutline()
  const [typed, setTyped] = useState<Typed>({ title: item.title, content: item.content })
  const [errors, setErrors] = useState<FieldErrors>({})
  // Remounts editors that hold their own text after it was changed from outside.
  const [edition, setEdition] = useState(0)
  const latest = useRef(typed)
  const before = useRef(typed)
  const own = useRef({ id: item.id, version: item.version })
  const sendLatest = useRef(() => {})
  const sayLeftOut = useLeftOutPictures()
  const [setter] = useState(() => createDebouncedSave(() => sendLatest.current()))
  const key = `item ${item.id}`
  const one = { params: { id: item.id }, query: { course_id: course.id } }

  const { conflict, compare } = useComparison(item, course.id, (merged, version) => {
    own.current.version = version
    setEdition((last) => last + 1)
    change(merged)
  })
  function send() {
    const sent = latest.current
    const { fields } = checkedBody(update_course_item.body, { ...sent, version: own.current.version })
    setErrors(fields ?? {})
    if (fields) return queue.announce(key, 'wrong')
    queue.add({
      key,
      run: async () => {
        const saved = await api(update_course_item, { ...one, body: { ...sent, version: own.current.version } })
        own.current.version = saved.version
        before.current = sent
        sayLeftOut(saved.left_out)
        if (latest.current !== sent) return
        latest.current = { ...sent, content: withSavedIds(sent.content, saved.content) }
        setTyped(latest.current)
      },
      onRefused: (error) => {
        queue.announce(key, 'wrong')
        if (error instanceof CallError && error.code === 'general.changed_meanwhile')
          void compare(error, { opened: before.current, yours: latest.current }).catch(showFailure)
        else showFailure(error)
      },
    })
  }
  function change(next: Typed) {
    latest.current = next
    setTyped(next)
    if (next.title.trim() !== '') actions.showTitle(item.id, next.title)
    queue.announce(key, 'coming')
    setter.set()
  }
  sendLatest.current = send
  useOnUnmount(() => {
    setter.leave()
    // The user was already warned before leaving invalid input behind.
    queue.announce(key, null)
  })
  useEffect(() => {
    opened.set(own.current)
    return () => opened.set(null)
  }, [])
  return { typed, change, errors, conflict, edition }
}

/** Runs the latest `leave` when the form unmounts. */
function useOnUnmount(leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => () => latest.current(), [])
}

/** Reports once where pictures were left out of a saved text, although every save of that text returns the same list. */
function useLeftOutPictures(): (places: readonly string[]) => void {
  const said = useRef('')
  return (places) => {
    const text = places.length > 0 ? droppedPicturesText(places) : ''
    if (text !== '' && text !== said.current) toasts.show({ kind: 'info', text })
    said.current = text
  }
}
