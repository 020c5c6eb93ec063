import { Icon } from '@portico/shared/ui/icon.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { useEffect, useRef } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { doneCount } from '../load/course-view.ts'
import { OutlineItems } from '../course/outline-list.tsx'
import { progressText } from '../course/progress-text.ts'
import { CourseSearch } from '../search/course-search.tsx'
import { usePlayer } from './player-context.ts'
import { SchemeChoice } from './scheme-choice.tsx'

/** The outline beside an item: modules are collapsible; the current item's module is expanded. */
export function PlayerOutline() {
  const { view, item } = usePlayer()
  const { course } = view
  const nav = useRef<HTMLElement>(null)
  // Braces, because scrollIntoView returns a promise in some browsers, which is not a valid cleanup.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [item.id])
  return (
    <nav ref={nav} className="player-outline" aria-label="Items of this course">
      <div className="player-outline-head">
        <a className="player-back" href={linkTo('outline', { slug: course.slug, related_id: course.related_id })}>
          <Icon name="arrow-left" size="small" />
          Course outline
        </a>
        <p className="player-course">{course.title}</p>
        <ProgressBar label="Course progress" percentage={course.percentage} words={progressText(course)} />
      </div>
      <CourseSearch view={view}>
        {view.modules.map((module) => (
          <details key={module.id} className="player-module" open={module.id === item.module_id}>
            <summary>
              <span className="player-module-title">{module.title}</span>
              <span className="small muted tabular">{`${doneCount(module)} of ${module.items.length} done`}</span>
              <Icon name="chevron-down" className="icon-chevron" />
            </summary>
            <OutlineItems course={course} module={module} current={item.id} />
          </details>
        ))}
      </CourseSearch>
      <SchemeChoice />
    </nav>
  )
}
