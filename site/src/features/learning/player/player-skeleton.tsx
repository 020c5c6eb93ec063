import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../load/skeletons.tsx'
import { PlayerShell } from './player-shell.tsx'

/** An item page of which nothing is known yet: its frame in its size. Also drawn ahead, so it says nothing that only a browser knows. */
export function PlayerSkeleton() {
  return (
    <div className="waiting">
      <PlayerShell>
        <p className="visually-hidden" role="status">
          Loading…
        </p>
        <div className="item" aria-hidden="true">
          <div className="item-head">
            <Skeleton shape="label" />
            <Skeleton shape="heading" />
            <Skeleton shape="label" />
          </div>
          <ItemLoading>
            <Skeleton count={8} />
          </ItemLoading>
          <div className="player-bar" />
        </div>
      </PlayerShell>
    </div>
  )
}
