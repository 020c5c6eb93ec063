import type { ReactNode } from 'react'
import { PlayerBar } from './player-bar.tsx'
import { StillPreparing } from './still-preparing.tsx'

/** An item whose content its author has not added yet; there is nothing to finish. */
export const UnreadyItem = ({ children }: { children?: ReactNode }) => (
  <>
    <div className="stack stack-6">
      <StillPreparing />
      <p className="muted">
        You can go on with other items. The course can be finished once this content is available.
      </p>
      {children}
    </div>
    <PlayerBar save={null} />
  </>
)
