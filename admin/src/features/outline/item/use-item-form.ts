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
import type { SaveQueue } from '../save/save-queue.ts'
import { useOutline } from '../outline-context.ts'
import type { Separated } from '../../item-types/exam/drafts/separate-drafts.ts'
import { useQuestionDrafts } from '../../item-types/exam/drafts/use-question-drafts.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useRestoredItem, useWatchedItem, type Unsaved } from './use-item-draft.ts'
import { useComparison, type Typed } from './use-comparison.ts'

const typedOf = ({ title, content, is_free_preview }: Typed): Typed => ({ title, content, is_free_preview })

/** State of an item's form and its saving. Invalid input is not sent, a failed save keeps the input, and a colleague's save is compared first. */
export function useItemForm(item: AuthoredItem) {
  const { course, queue, actions } = useOutline()
  const { left, unfinished, first } = useUnsaved(item)
  const { typed, latest, changes, show, note } = useTyped(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  // Remounts editors that hold their own text after it was changed from outside.
  const [edition, setEdition] = useState(0)
  /** what was typed when the server last had everything */
  const clean = useRef(left ? null : typed)
  const server = useSavedItem(item, left)
  const setter = useDebouncedSave(send)
  const key = `item ${item.id}`

  const { conflict, compare } = useComparison(item, course.id, (merged, theirs) => {
    server.rebaseOn(theirs.version)
    setEdition((last) => last + 1)
    change({ ...merged, content: unfinished.merge(merged.content, latest.current.content, theirs.content) })
  })
  const draft = useWatchedItem(item.id, () =>
    latest.current === clean.current ? null : { typed: latest.current, ...server.known() },
  )
  const unlessAbandoned = useAbandoning({ draft, unfinished })
  /** what can be saved of everything typed up to now */
  const yours = () => ({ ...latest.current, content: unfinished.separate(latest.current.content).content })
  function send() {
    const [sent, at] = [latest.current, changes()]
    draft.keepIfFailing()
    const separated = unfinished.separate(sent.content)
    const ready = { ...sent, content: separated.content, version: server.version() }
    const { fields } = checkedBody(update_course_item.body, ready)
    setErrors(fields ?? {})
    // Leaving warns about drafts that the browser does not store.
    queue.announce(`${key} drafts`, separated.areKept ? null : 'wrong')
    if (fields) return queue.announce(key, 'wrong')
    queue.add({
      key,
      run: unlessAbandoned(async () => {
        const saving = save({ server, unfinished }, { typed: sent, separated })
        show((await draft.watching(saving))(latest.current))
        if (changes() !== at) return
        unfinished.finish(separated)
        if (!separated.areKept) return
        clean.current = latest.current
        draft.forget()
      }),
      onRefused: (error) => {
        queue.announce(key, 'wrong')
        if (error instanceof CallError && error.code === 'general.changed_meanwhile')
          void compare(error, { opened: server.before(), yours }).catch(showFailure)
        else showFailure(error)
      },
    })
  }
  function change(next: Typed) {
    note(next)
    if (next.title.trim() !== '') actions.showTitle(item.id, next.title)
    queue.announce(key, 'coming')
    setter.set()
  }
  useLeaving({ setter, queue, key })
  useEffect(() => {
    if (left || unfinished.hasFinished) change(latest.current)
  }, [])
  return { typed, change, errors, conflict, edition }
}

type Saving = {
  server: ReturnType<typeof useSavedItem>
  unfinished: ReturnType<typeof useQuestionDrafts>
}

/** Sends what can be saved. Returns a function that maps newer input to the saved ids: by old ones, the next save would miss the questions. */
async function save(
  { server, unfinished }: Saving,
  { typed, separated }: { typed: Typed; separated: Separated },
): Promise<(latest: Typed) => Typed> {
  const ready = unfinished.ready(separated.content)
  const saved = await server.save({ ...typed, content: ready })
  const sent = { typed: typed.content, separated, ready }
  return (latest) => ({ ...latest, content: unfinished.onSaved(latest.content, saved, sent) })
}

/** The input as shown, and as it is at any time; `note` takes a change that is not saved yet, and `changes` counts those. */
function useTyped(first: Typed) {
  const [typed, setTyped] = useState(first)
  const latest = useRef(typed)
  const count = useRef(0)
  const show = (next: Typed) => {
    latest.current = next
    setTyped(next)
  }
  const note = (next: Typed) => {
    count.current += 1
    show(next)
  }
  return { typed, latest, changes: () => count.current, show, note }
}

/** All that this person typed and the server did not take, their unfinished questions, and what the form starts from. */
function useUnsaved(item: AuthoredItem) {
  const { mayEdit } = useOutline()
  const owner = { person_id: useSession().me.id, item_id: item.id }
  const left = useRestoredItem(item)
  const unfinished = useQuestionDrafts(owner, item.content, { mayEdit, left: left?.typed.content ?? null })
  const first: Typed = { ...typedOf(left?.typed ?? item), content: unfinished.restored }
  return { left, unfinished, first }
}

/** The item on the server: its version and content as last read or saved. */
function useSavedItem(item: AuthoredItem, left: Unsaved | null) {
  const { course, opened } = useOutline()
  const own = useRef({ id: item.id, version: left?.version ?? item.version })
  const before = useRef<Typed>(left?.opened ?? typedOf(item))
  const reportDroppedPictures = useLeftOutPictures()
  useEffect(() => {
    opened.set(own.current)
    return () => opened.set(null)
  }, [])
  async function save(ready: Typed): Promise<AuthoredItem['content']> {
    const one = { params: { id: item.id }, query: { course_id: course.id } }
    const saved = await api(update_course_item, { ...one, body: { ...ready, version: own.current.version } })
    own.current.version = saved.version
    // Without the keys of new questions, and with the ids that they got.
    before.current = { ...ready, content: saved.content }
    reportDroppedPictures(saved.left_out)
    return saved.content
  }
  return {
    version: () => own.current.version,
    before: () => before.current,
    known: () => ({ opened: before.current, version: own.current.version }),
    rebaseOn: (version: string) => void (own.current.version = version),
    save,
  }
}

/** Sends by the latest `send` after a pause in typing. */
function useDebouncedSave(send: () => void) {
  const latest = useRef(send)
  latest.current = send
  const [setter] = useState(() => createDebouncedSave(() => latest.current()))
  return setter
}

type Leaving = { setter: ReturnType<typeof createDebouncedSave>; queue: SaveQueue; key: string }

/** Sends what waits when the form unmounts. The user was already warned before leaving invalid input behind. */
function useLeaving(form: Leaving): void {
  const latest = useRef(form)
  latest.current = form
  useEffect(
    () => () => {
      const { setter, queue, key } = latest.current
      setter.leave()
      queue.announce(key, null)
      queue.announce(`${key} drafts`, null)
    },
    [],
  )
}

type Kept = {
  draft: ReturnType<typeof useWatchedItem>
  unfinished: ReturnType<typeof useQuestionDrafts>
}

/** Once the course's draft was discarded while this form was open, forgets what was typed, and nothing of it is saved any more. */
function useAbandoning(kept: Kept): (run: () => Promise<void>) => () => Promise<void> {
  const { opened } = useOutline()
  const isAbandoned = useRef(false)
  const latest = useRef(kept)
  latest.current = kept
  useEffect(() => {
    opened.onAbandon(() => {
      isAbandoned.current = true
      latest.current.draft.forget()
      latest.current.unfinished.abandon()
    })
    return () => opened.onAbandon(null)
  }, [])
  return (run) => async () => {
    if (!isAbandoned.current) await run()
  }
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
