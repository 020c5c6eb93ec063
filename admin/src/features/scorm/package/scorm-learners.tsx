import { Icon } from '@portico/shared/ui/icon.tsx'
import { list_scorm_learners } from '@portico/shared/contract/scorm/records.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'

/** Lists learners who started this lesson, reported problems first; each links to the learner's record. */
export function ScormLearners({ course, item_id }: { course: CourseRef; item_id: number }) {
  const mayRead = useMayInCourse('learning.read_others')
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Learners of this lesson
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      {isOpen ? <Learners course={course} item_id={item_id} /> : null}
    </details>
  )
}

function Learners({ course, item_id }: { course: CourseRef; item_id: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['scorm-learners', portal.id, course.id, item_id],
    queryFn: () => api(list_scorm_learners, { params: { id: item_id }, query: { course_id: course.id } }),
    staleTime: 0,
  })
  if (query.isError) return <Notice tone="failed">{failureText(query.error)}</Notice>
  if (!query.data) return <Skeleton shape="line" count={3} />
  if (query.data.length === 0) return <p className="muted">Nobody has started it yet.</p>
  return (
    <ul className="scorm-learners">
      {query.data.map(({ related_id, name, status, attempts, problems }) => (
        <li key={related_id} className="row">
          <Link to={linkToStaff('scormRecord', { slug: course.slug, related_id, item_id })}>{name}</Link>
          <span className="small muted">
            {[
              itemProgressLabels[status],
              attempts > 1 ? `${attempts} attempts` : null,
              problems > 0 ? `${problems} reported` : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
