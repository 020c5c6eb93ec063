import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { ReactNode } from 'react'

/** The list while it loads, in its size. */
export function ListSkeleton() {
  return (
    <div className="learner-grid" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className="learner-card card">
          <span className="learner-card-media skeleton" />
          <div className="learner-card-body">
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A course page while it loads. */
export function CourseSkeleton() {
  return (
    <div className="stack stack-6 learner-loading" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton count={2} />
      <Skeleton shape="media" />
    </div>
  )
}

/** The frame of an item's skeleton. */
export function ItemLoading({ children }: { children: ReactNode }) {
  return (
    <div className="stack stack-6 learner-loading" aria-hidden="true">
      {children}
    </div>
  )
}

/** An item of which nothing is known yet. */
export function ItemSkeleton() {
  return (
    <ItemLoading>
      <Skeleton shape="title" />
      <Skeleton count={8} />
    </ItemLoading>
  )
}
