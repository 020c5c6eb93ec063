import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { doneCount, type CourseView } from '../load/course-view.ts'
import { ItemStatus } from '../items/item-status.tsx'
import { CourseSearch } from '../search/course-search.tsx'
import { OutlineItems } from './outline-list.tsx'

/** Modules with items, progress and locks (LRN-007). */
export function OutlinePage({ view }: { view: CourseView }) {
  if (view.modules.length === 0) {
    return (
      <EmptyState icon="list" title="Nothing here yet">
        The outline for this course isn’t ready yet.
      </EmptyState>
    )
  }
  return (
    <div className="stack stack-6 course-narrow">
      {view.course.is_sequential ? <p className="small muted">The items in this course unlock one at a time.</p> : null}
      <CourseSearch view={view}>
        {view.modules.map((module, index) => (
          <section key={module.id} className="outline-module card" aria-labelledby={`module-${module.id}`}>
            <div className="outline-module-head">
              <p className="small muted">{`Module ${index + 1} of ${view.modules.length}`}</p>
              <div className="row row-between">
                <h2 id={`module-${module.id}`}>{module.title}</h2>
                <ItemStatus status={module.status} />
              </div>
              <ProgressBar
                label={`Progress of ${module.title}`}
                percentage={percentOf(doneCount(module), module.items.length, isDone(module.status))}
                hideText
              />
              <p className="small muted tabular">{`${doneCount(module)} of ${module.items.length} done`}</p>
            </div>
            {module.items.length === 0 ? (
              <p className="outline-module-empty small muted">This module has no items yet.</p>
            ) : (
              <OutlineItems course={view.course} module={module} />
            )}
          </section>
        ))}
      </CourseSearch>
    </div>
  )
}

const percentOf = (part: number, all: number, done: boolean): number =>
  all === 0 ? (done ? 100 : 0) : Math.round((part / all) * 100)
