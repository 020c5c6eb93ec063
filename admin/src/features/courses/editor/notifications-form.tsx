import { update_course } from '@portico/shared/contract/courses/editing.ts'
import { courseMailNames, courseMails, type CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { useController } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { useCourseForm } from './use-course-form.ts'

const isMail = (name: unknown): name is CourseMail => courseMailNames.some((one) => one === name)
const mutedOf = (value: unknown): CourseMail[] => (Array.isArray(value) ? value.filter(isMail) : [])
const namesOf = (value: unknown): string =>
  mutedOf(value)
    .map((name) => courseMails[name].label)
    .join(', ') || 'None'

/** Form to choose which emails about this course are sent (OP-89). Emails about money or sign-in cannot be turned off. */
export function NotificationsForm({ course }: Opened) {
  const form = useCourseForm({
    name: 'course-notifications',
    course,
    valuesOf: ({ muted_mails }) => ({ muted_mails }),
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
  })
  const { field } = useController({ name: 'muted_mails', control: form.form.control })
  const muted = mutedOf(field.value)
  return (
    <CoursePanel form={form} labelOf={() => 'Emails that are turned off'} show={(_, value) => namesOf(value)}>
      <p className="muted">
        Emails that Portico sends about this course. Receipts, seat invitations and sign-in emails are always sent, and
        notifications inside the portal stay on.
      </p>
      <CheckboxGroup
        legend="Send an email"
        options={courseMailNames.map((name) => ({ value: name, ...courseMails[name] }))}
        values={courseMailNames.filter((name) => !muted.includes(name))}
        onChange={(sent) => field.onChange(courseMailNames.filter((name) => !sent.includes(name)))}
      />
    </CoursePanel>
  )
}
