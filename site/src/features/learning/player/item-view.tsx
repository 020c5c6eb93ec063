import { show_item, type LearnerItem } from '@portico/shared/contract/learning.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect, useRef } from 'react'
import { browserCall as call } from '../../../kernel/browser-call.ts'
import { DocumentItem } from '../items/document/document-item.tsx'
import { ExamItem } from '../items/exam/exam-item.tsx'
import { ItemStatus } from '../items/item-status.tsx'
import { itemPath } from '../load/learner-path.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { PlayerBar } from './player-bar.tsx'
import { usePlayer } from './player-context.ts'
import { ScormItem } from '../items/scorm/scorm-item.tsx'
import { setPageTitle } from '../load/set-page-title.ts'
import { ItemSkeleton } from '../load/skeletons.tsx'
import { kindStyle } from '../items/status-style.ts'
import { TextItem } from '../items/text/text-item.tsx'
import { useLoad } from '../../../kernel/use-load.ts'
import { VideoItem } from '../items/video/video-item.tsx'

let isFirst = true

/** One item: its heading, then what its type shows. Walking to another item moves focus to the heading. */
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
  const kind = kindStyle(item.itemable_type)
  return (
    <article className="item" data-kind={item.itemable_type}>
      <header className="item-head">
        <p className="item-kind small muted">
          <Icon name={kind.icon} size="small" />
          {kind.word}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {item.itemable.title}
        </h1>
        <ItemStatus status={item.itemable.status} />
      </header>
      {loaded.state === 'ready' ? (
        <Content item={loaded.data} />
      ) : (
        <>
          {loaded.state === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.reload} /> : <ItemSkeleton />}
          <PlayerBar save={null} />
        </>
      )}
    </article>
  )
}

function Content({ item }: { item: LearnerItem }) {
  const {
    item: { locked_by },
  } = usePlayer()
  if (item.locked_by !== null || locked_by !== null) return <Locked by={locked_by ?? item.locked_by ?? ''} />
  if (item.itemable_type === 'Text') return <TextItem item={item} />
  if (item.itemable_type === 'Video') return <VideoItem item={item} />
  if (item.itemable_type === 'Document') return <DocumentItem item={item} />
  if (item.itemable_type === 'ScormModule') return <ScormItem item={item} />
  return <ExamItem item={item} />
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
