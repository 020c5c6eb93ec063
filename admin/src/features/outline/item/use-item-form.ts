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
import { useQuestionDrafts } from '../../item-types/exam/drafts/use-question-drafts.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useComparison, type Typed } from './use-comparison.ts'

/** State of an item's form and its saving. Invalid input is not sent, a failed save keeps the input, and a colleague's save is compared first. */
export function useItemForm(item: AuthoredItem) {
  const { course, queue, actions, mayEdit } = useOutline()
  const { me } = useSession()
  const unfinished = useQuestionDrafts({ person_id: me.id, item_id: item.id }, item.content, mayEdit)
  const [typed, setTyped] = useState<Typed>({ title: item.title, content: unfinished.restored })
  const [errors, setErrors] = useState<FieldErrors>({})
  // Remounts editors that hold their own text after it was changed from outside.
  const [edition, setEdition] = useState(0)
  const latest = useRef(typed)
  const server = useSavedItem(item)
  const sendLatest = useRef(() => {})
  const [setter] = useState(() => createDebouncedSave(() => sendLatest.current()))
  const key = `item ${item.id}`

  const { conflict, compare } = useComparison(item, course.id, (merged, theirs) => {
    server.goOnFrom(theirs.version)
    setEdition((last) => last + 1)
    change({ ...merged, content: unfinished.merge(merged.content, latest.current.content, theirs.content) })
  })
  function send() {
    const sent = latest.current
    const separated = unfinished.separate(sent.content)
    const ready = { title: sent.title, content: separated.content }
    const { fields } = checkedBody(update_course_item.body, { ...ready, version: server.version() })
    setErrors(fields ?? {})
    // Leaving warns about drafts that the browser does not store.
    queue.announce(`${key} drafts`, separated.areKept ? null : 'wrong')
    if (fields) return queue.announce(key, 'wrong')
    queue.add({
      key,
      run: async () => {
        unfinished.onSaved(await server.save(ready))
        if (latest.current !== sent) return
        latest.current = { ...sent, content: unfinished.finish(sent.content, separated) }
        setTyped(latest.current)
      },
      onRefused: (error) => {
        queue.announce(key, 'wrong')
        if (error instanceof CallError && error.code === 'general.changed_meanwhile')
          void compare(error, { opened: server.before(), yours: ready }).catch(showFailure)
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
    queue.announce(`${key} drafts`, null)
  })
  useEffect(() => {
    if (unfinished.hasFinished) change(latest.current)
  }, [])
  return { typed, change, errors, conflict, edition }
}

/** What the server has of the item: its version and content as last read or saved. */
function useSavedItem(item: AuthoredItem) {
  const { course, opened } = useOutline()
  const own = useRef({ id: item.id, version: item.version })
  const before = useRef<Typed>(item)
  const sayLeftOut = useLeftOutPictures()
  useEffect(() => {
    opened.set(own.current)
    return () => opened.set(null)
  }, [])
  async function save(ready: Typed): Promise<AuthoredItem['content']> {
    const one = { params: { id: item.id }, query: { course_id: course.id } }
    const saved = await api(update_course_item, { ...one, body: { ...ready, version: own.current.version } })
    own.current.version = saved.version
    before.current = ready
    sayLeftOut(saved.left_out)
    return saved.content
  }
  return {
    version: () => own.current.version,
    before: () => before.current,
    goOnFrom: (version: string) => void (own.current.version = version),
    save,
  }
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
