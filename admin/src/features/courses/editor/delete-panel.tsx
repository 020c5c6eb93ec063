import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DeleteCourse } from '../list/delete-course.tsx'
import { undeletableReason } from '../list/undeletable-reason.ts'
import type { Opened } from '../frame/course-query.ts'
import { useMayInCourse } from '../access/may-in-course.ts'

/** Deletes the open course, then opens the list of courses (BLD-024). */
export function DeletePanel({ course, publication_status }: Opened) {
  const mayDelete = useMayInCourse('courses.delete')
  const navigate = useNavigate()
  const reason = undeletableReason({ publication_status })
  const [asks, setAsks] = useState(false)
  if (!mayDelete) return null
  return (
    <section className="panel" aria-labelledby="delete-course">
      <div className="panel-body stack">
        <h2 id="delete-course" className="panel-title">
          Delete
        </h2>
        <p className="muted">{reason ? `${reason} ` : ''}Issued certificates stay valid.</p>
        <div>
          <Button
            kind="danger"
            icon="trash"
            disabled={reason !== undefined}
            title={reason}
            onClick={() => setAsks(true)}
          >
            Delete course
          </Button>
        </div>
      </div>
      {asks ? (
        <DeleteCourse
          course={course}
          onClose={() => setAsks(false)}
          onDeleted={() => void navigate({ to: linkToStaff('staffCourses') })}
        />
      ) : null}
    </section>
  )
}
