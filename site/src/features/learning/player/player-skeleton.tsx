import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../load/skeletons.tsx'
import { PlayerShell } from './player-shell.tsx'

/** Placeholder of an item page in its final size. It is also prerendered, so it contains nothing that only a browser knows. */
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
