import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import type { ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'

type SlotRef = (element: HTMLElement | null) => void
type Props = {
  course: { slug: string; related_id: number; title: string }
  /** false if the item's title, also shown here, repeats the course title */
  namesCourse: boolean
  onOutline: () => void
  /** slot for the heading of an item that fills the window */
  headRef: SlotRef
  /** slot for the item's tools */
  toolsRef: SlotRef
  /** the player's own tools beside them */
  ownTools: ReactNode
}

/** The top bar, in place of the portal's header: back link, title, the item's tools. The page adds the bell at its end. */
export function PlayerTop({ course, namesCourse, onOutline, headRef, toolsRef, ownTools }: Props) {
  return (
    <header className="player-top">
      <a className="player-back" href={linkTo('outline', { slug: course.slug, related_id: course.related_id })}>
        <Icon name="arrow-left" />
        <span>Course outline</span>
      </a>
      <Button kind="quiet" className="player-list" icon="list" aria-label="Outline" onClick={onOutline}>
        <span className="player-label">Outline</span>
      </Button>
      <div className="player-where">
        {namesCourse ? <p className="player-course">{course.title}</p> : null}
        <div ref={headRef} />
      </div>
      <div className="player-tools" ref={toolsRef} />
      {ownTools}
    </header>
  )
}
