import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import type { ReactNode } from 'react'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { PlayerBar } from './player-bar.tsx'
import { usePlayer, type Player } from './player-context.ts'

/** An item without content; there is nothing to finish. */
export function UnreadyItem({ children }: { children?: ReactNode }) {
  const player = usePlayer()
  return (
    <>
      <div className="stack stack-6">
        <StillPreparing />
        {isBlocking(player) ? <p className="muted">{consequenceText(player)}</p> : null}
        {children}
      </div>
      <PlayerBar save={null} />
    </>
  )
}

const isBlocking = ({ view, item }: Player): boolean =>
  view.course.finished_at === null && !isDone(item.itemable.status)

function consequenceText({ view, next }: Player): string {
  if (!view.course.is_sequential)
    return 'You can continue with other items. You can complete the course once this content is available.'
  return next === null
    ? 'You can complete the course once this content is available.'
    : 'The items after it open once this content is available.'
}

/** Shown in place of missing content. */
export const StillPreparing = () => <Notice tone="waiting">This content is still being prepared.</Notice>
