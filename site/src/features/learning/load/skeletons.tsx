import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Waiting } from '../../../kernel/waiting.tsx'

/** My courses while they load: a section of cards. */
export const ListSkeleton = () => (
  <Waiting label="Loading your courses…">
    <div className="stack stack-8">
      <div className="learner-section">
        <Skeleton shape="label" />
      </div>
      <div className="learner-grid">
        {[1, 2, 3].map((place) => (
          <div key={place} className="learner-card card">
            <span className="learner-card-media skeleton" />
            <div className="learner-card-body">
              <Skeleton shape="label" />
              <Skeleton count={2} />
              <Skeleton shape="label" />
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </div>
  </Waiting>
)

/** A page of a course while the course loads: its head, then what every page begins with. */
export const CourseSkeleton = () => (
  <Waiting label="Loading your course…">
    <div className="stack stack-6">
      <div className="learner-head">
        <Skeleton shape="label" />
        <div className="learner-head-main">
          <div className="stack stack-2">
            <Skeleton shape="heading" count={2} />
            <Skeleton shape="label" />
          </div>
          <div className="learner-head-side">
            <Skeleton />
            <Skeleton shape="button" />
          </div>
        </div>
        <div className="tabs-list">
          <span className="tab">
            <Skeleton shape="label" />
          </span>
        </div>
      </div>
      <Lines />
    </div>
  </Waiting>
)

/** Below the head of a course: cards of text. */
export const PartSkeleton = () => (
  <Waiting label="Loading…">
    <Lines />
  </Waiting>
)

const Lines = () => (
  <div className="stack course-narrow">
    {[1, 2, 3].map((place) => (
      <div key={place} className="card card-body">
        <Skeleton shape="title" />
        <Skeleton count={3} />
      </div>
    ))}
  </div>
)

/** The frame of an item's skeleton. */
export function ItemLoading({ children }: { children: ReactNode }) {
  return (
    <div className="stack stack-6 learner-loading" aria-hidden="true">
      {children}
    </div>
  )
}
