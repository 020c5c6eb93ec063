import { roleIdOf, type CourseRole } from '@portico/shared/access/course-roles.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { dueDateErrors } from '@portico/shared/schemas/forms.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { courseDefaultDue, dueBody } from '../../../kernel/enrolling/due.ts'
import type { ChosenCourse } from './course-choice.tsx'

type Named = { user_ids: number[] } | { emails: string[] }

/** Enrolls the named people in one course with one role; a failed call keeps the choices. */
export function useEnroll(onDone: () => void) {
  const [course, setCourse] = useState<ChosenCourse | null>(null)
  const [role, setRole] = useState<CourseRole>('learner')
  const [due, setDue] = useState(courseDefaultDue)
  const [again, setAgain] = useState(false)
  const [wrong, setWrong] = useState<{ course?: string; due_days?: string; due_on?: string }>({})
  const save = useMutation({
    mutationFn: ({ slug, named }: { slug: string; named: Named }) =>
      api(create_enrollments, {
        params: { slug },
        body: { role_id: roleIdOf(role), ...named, ...(role === 'learner' ? { ...dueBody(due), again } : {}) },
      }),
    onSuccess: onDone,
  })
  const submit = (named: Named) => {
    const found = {
      ...(course ? {} : { course: 'Please choose a course.' }),
      ...(role === 'learner' ? dueDateErrors(due) : {}),
    }
    setWrong(found)
    if (course && Object.keys(found).length === 0) save.mutate({ slug: course.slug, named })
  }
  const refused = save.error instanceof CallError ? save.error.fields : undefined
  const errors = { due_days: refused?.due_days?.[0], due_on: refused?.due_on?.[0], ...wrong }
  return { course, setCourse, role, setRole, due, setDue, again, setAgain, save, submit, errors }
}
