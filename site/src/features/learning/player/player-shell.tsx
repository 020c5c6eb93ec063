import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { ReactNode } from 'react'

/** The player without a course: while loading, or after a failure. The back link is always there. */
export function PlayerShell({ children }: { children: ReactNode }) {
  return (
    <div className="player">
      <header className="player-top">
        <a className="player-back player-back-alone" href={linkTo('learnerCourses')}>
          <Icon name="arrow-left" />
          <span>My courses</span>
        </a>
      </header>
      <div className="player-side" aria-hidden="true">
        <div className="player-outline-head">
          <Skeleton count={2} />
        </div>
        {[1, 2, 3].map((place) => (
          <div key={place} className="player-module player-module-waiting">
            <Skeleton />
          </div>
        ))}
      </div>
      <div className="player-content" id="item">
        {children}
      </div>
    </div>
  )
}
