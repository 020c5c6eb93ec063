import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { CourseCompleted } from './course-completed.tsx'
import { ItemView } from './item-view.tsx'
import { itemViews } from '../items/item-views.ts'
import { itemPath } from '../load/learner-path.ts'
import { itemShortcut } from './item-shortcut.ts'
import { RejectedEntries } from '../outbox/outbox-notices.tsx'
import { AskQuestionButton } from '../questions/ask-question-button.tsx'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { NotesInPlayer } from '../notes/notes-in-player.tsx'
import { PlayerOutline } from './player-outline.tsx'
import { PlayerSlotsContext, usePlayer } from './player-context.ts'
import { PlayerTop } from './player-top.tsx'
import { countsTime } from '../seat-time/counts-time.ts'
import { useSeatTime } from '../seat-time/use-seat-time.ts'
import { repeatsTitle } from './repeats-title.ts'

type Props = {
  portal_name: string
  has_storefront: boolean
  /** shown above the item */
  strip: ReactNode
  justFinished: boolean
  onCourseChange: (course: LearnerCourse) => void
}

/** Top bar; outline at the left, or in a sheet below 1200 px; item in the middle; its bar at the bottom. */
export function PlayerFrame({ strip, portal_name, has_storefront, justFinished, onCourseChange }: Props) {
  const { view, item, previous, next, go, help } = usePlayer()
  const sheet = useRef<HTMLDialogElement>(null)
  const [head, setHead] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  useShortcuts({
    previous: previous && itemPath(view.course, previous),
    next: next && next.locked_by === null ? itemPath(view.course, next) : null,
    go,
  })
  useEffect(() => void sheet.current?.close(), [item.id])
  const { related_id } = view.course
  useSeatTime({ item_id: item.id, related_id, isReported: countsTime(view.course, item) })
  const fills = itemViews[item.itemable_type].fills_window
  return (
    <div className="player" data-fills={fills ? '' : undefined}>
      <a className="skip-link" href="#item">
        Skip outline
      </a>
      <PlayerTop
        course={view.course}
        namesCourse={!fills || !repeatsTitle(view.course.title, item.itemable.title)}
        onOutline={() => sheet.current?.showModal()}
        headRef={setHead}
        toolsRef={setTools}
        ownTools={isPreview(related_id) ? null : <OwnTools has_questions={help.has_questions} />}
      />
      <aside className="player-side" aria-label="Course outline">
        <PlayerOutline />
      </aside>
      <OutlineSheet sheet={sheet} />
      <div className="player-content" id="item">
        {strip}
        <PlayerSlotsContext value={{ head, tools }}>
          {justFinished ? (
            <CourseCompleted course={view.course} has_storefront={has_storefront} onChange={onCourseChange} />
          ) : null}
          <RejectedEntries />
          <ItemView key={item.id} portal_name={portal_name} takesFocus={!justFinished} />
        </PlayerSlotsContext>
      </div>
    </div>
  )
}

/** The player's own tools, available in every lesson. */
const OwnTools = ({ has_questions }: { has_questions: boolean }) => (
  <>
    <NotesInPlayer />
    {has_questions ? <AskQuestionButton /> : null}
  </>
)

/** Below 1200 px the outline overlays the item. */
const OutlineSheet = ({ sheet }: { sheet: RefObject<HTMLDialogElement | null> }) => (
  <dialog
    className="sheet sheet-start player-sheet"
    ref={sheet}
    aria-label="Course outline"
    onPointerDown={(event) => event.target === event.currentTarget && sheet.current?.close()}
  >
    <div className="player-sheet-head">
      <IconButton icon="close" label="Close outline" onClick={() => sheet.current?.close()} />
    </div>
    <PlayerOutline />
  </dialog>
)

function useShortcuts({
  previous,
  next,
  go,
}: {
  previous: string | null
  next: string | null
  go: (path: string) => void
}) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const to = { next, previous, none: null }[itemShortcut(event) ?? 'none']
      if (to === null || isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      go(to)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [previous, next, go])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, input:not([type=radio], [type=checkbox]), [contenteditable]')
