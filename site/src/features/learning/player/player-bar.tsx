import type { OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import type { ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { itemPath, pathOnward } from '../load/learner-path.ts'
import { nextText } from '../course/progress-text.ts'
import { usePlayer } from './player-context.ts'
import { useStore } from '@nanostores/react'
import { $outbox } from '../outbox/outbox.store.ts'
import { outboxStatus } from '../outbox/outbox-status.ts'

export type SaveStatus = { label: string; tone: Tone | undefined } | null

/**
 * The bar below every item: previous item, action, next item and save status (unsent work of any item takes precedence). Null: no action. Items with
 * their own steps pass `back`, which replaces the links to neighboring items; `hidesNext` leaves out the next one. `problem` is why the action failed.
 */
export function PlayerBar({
  save,
  action,
  back,
  hidesNext = false,
  problem = null,
}: {
  save: SaveStatus
  action?: ReactNode
  back?: ReactNode
  hidesNext?: boolean
  problem?: string | null
}) {
  const { item, previous, next } = usePlayer()
  const shown = outboxStatus(useStore($outbox)) ?? save
  return (
    <div className="player-bar" role="group" aria-label="Item controls" data-steps={back ? '' : undefined}>
      {back ?? <Neighbor item={previous} side="previous" />}
      <p className="player-saved" role="status">
        {shown ? <StatusMark tone={shown.tone}>{shown.label}</StatusMark> : null}
      </p>
      <div className="player-action">
        {action === undefined && isDone(item.itemable.status) ? <ContinueLink /> : action}
      </div>
      {back ? null : <Neighbor item={hidesNext ? null : next} side="next" />}
      {problem ? (
        <p className="player-problem" role="alert">
          <Icon name="warning" size="small" /> {problem}
        </p>
      ) : null}
    </div>
  )
}

/**
 * The link from a finished item, or from one that waits, to the next open one, or from the last item back to the course (LRN-028). If other items are
 * still open then, a link to the next of them comes first. If all that are left wait, too, it leads to the course.
 */
export function ContinueLink() {
  const {
    view: { course },
    next,
  } = usePlayer()
  const isWaiting = (course.next_item?.waits_for ?? null) !== null
  const nextOpen = isWaiting ? null : nextText(course)
  if (next === null || isWaiting)
    return (
      <>
        {nextOpen === null ? null : (
          <LinkButton className="player-next-open" href={pathOnward(course)}>
            <span>{nextOpen}</span>
          </LinkButton>
        )}
        <LinkButton
          kind={nextOpen === null ? 'primary' : 'secondary'}
          href={linkTo('outline', { slug: course.slug, related_id: course.related_id })}
        >
          View this Course
        </LinkButton>
      </>
    )
  const path = course.next_item ? pathOnward(course) : itemPath(course, next)
  return <LinkButton href={path}>Continue</LinkButton>
}

function Neighbor({ item, side }: { item: OutlineItem | null; side: 'previous' | 'next' }) {
  const { view } = usePlayer()
  const icon = side === 'previous' ? 'arrow-left' : 'arrow-right'
  const label = side === 'previous' ? 'Previous' : 'Next'
  if (item === null || item.locked_by !== null) return <span className="player-step" aria-hidden="true" />
  const shortcut = side === 'previous' ? 'Alt+Shift+ArrowLeft' : 'Alt+Shift+ArrowRight'
  return (
    <a
      className="button button-secondary player-step"
      data-side={side}
      href={itemPath(view.course, item)}
      aria-label={`${label} item: ${item.itemable.title}`}
      aria-keyshortcuts={shortcut}
      title={`${item.itemable.title} (${shortcut.replace('Arrow', '')})`}
    >
      <Icon name={icon} />
      <span className="player-step-label">{label}</span>
    </a>
  )
}
