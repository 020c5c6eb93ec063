import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Waiting } from '../../../kernel/waiting.tsx'

/** Placeholder for the learner's courses: the course to resume, then a section of cards. */
export const ListSkeleton = () => (
  <Waiting label="Loading your courses…">
    <div className="stack stack-8">
      <SectionSkeleton>
        <div className="learner-resume card">
          <span className="learner-card-media skeleton" />
          <CardSkeleton />
        </div>
      </SectionSkeleton>
      <SectionSkeleton>
        <div className="learner-grid">
          {[1, 2, 3].map((place) => (
            <div key={place} className="learner-card card">
              <span className="learner-card-media skeleton" />
              <CardSkeleton />
            </div>
          ))}
        </div>
      </SectionSkeleton>
    </div>
  </Waiting>
)

const SectionSkeleton = ({ children }: { children: ReactNode }) => (
  <div className="stack">
    <div className="learner-section learner-section-wait">
      <Skeleton shape="label" />
    </div>
    {children}
  </div>
)

const CardSkeleton = () => (
  <div className="learner-card-body">
    <Skeleton />
    <Skeleton />
    <Skeleton shape="label" />
    <Skeleton shape="label" />
    <Skeleton shape="button" />
  </div>
)

/** Placeholder for a course page: its header, then the part that all pages begin with. */
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
            <Skeleton shape="label" />
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

/** Placeholder below a course header: cards of text. */
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

export function ItemLoading({ children }: { children: ReactNode }) {
  return (
    <div className="stack stack-6 learner-loading" aria-hidden="true">
      {children}
    </div>
  )
}
