import { show_item } from '@portico/shared/contract/learning/learning.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect, useRef } from 'react'
import { learnerCall as call } from '../learner-call.ts'
import { itemViews } from '../items/item-views.ts'
import { itemPath } from '../load/learner-path.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { ItemHead } from './item-head.tsx'
import { PlayerBar } from './player-bar.tsx'
import { usePlayer } from './player-context.ts'
import { setPageTitle } from '../../../seo/page-title.ts'
import { useLoad } from '../../../kernel/use-load.ts'

let isFirst = true

/** One item: heading and content. Moving to another item moves focus to the heading. */
export function ItemView({ portal_name, takesFocus }: { portal_name: string; takesFocus: boolean }) {
  const { view, item } = usePlayer()
  const { related_id } = view.course
  const loaded = useLoad(`item:${item.id}`, () =>
    call(show_item, { params: { item_id: item.id }, query: { related_id } }),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setPageTitle(portal_name, view.course.title, item.itemable.title)
    if (!isFirst && takesFocus) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  const { Skeleton } = itemViews[item.itemable_type]
  return (
    <article className="item" data-kind={item.itemable_type}>
      <ItemHead item={item} headingRef={heading} />
      {loaded.state === 'ready' ? (
        <Content item={loaded.data} />
      ) : (
        <>
          {loaded.state === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.reload} /> : <Skeleton />}
          <PlayerBar save={null} />
        </>
      )}
    </article>
  )
}

function Content<T extends ItemType>({ item }: { item: LearnerItem<T> }) {
  const {
    item: { locked_by },
  } = usePlayer()
  if (item.locked_by !== null || locked_by !== null) return <Locked by={locked_by ?? item.locked_by ?? ''} />
  const { Item } = itemViews[item.itemable_type]
  return <Item item={item} />
}

function Locked({ by }: { by: string }) {
  const { view } = usePlayer()
  const { next_item } = view.course
  return (
    <>
      <EmptyState
        icon="lock"
        title="This item is locked"
        action={
          next_item ? (
            <LinkButton href={itemPath(view.course, next_item)}>{`Go to “${next_item.title}”`}</LinkButton>
          ) : undefined
        }
      >
        {`Please complete “${by}” first to unlock this item.`}
      </EmptyState>
      <PlayerBar save={null} />
    </>
  )
}
