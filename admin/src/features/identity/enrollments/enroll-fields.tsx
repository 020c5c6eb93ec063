import '../../../kernel/enrolling/enroll.css'
import { courseRoles } from '@portico/shared/access/course-roles.ts'
import { roleLabels } from '@portico/shared/access/roles.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { DueFields } from '../../../kernel/enrolling/due-fields.tsx'
import { EnrollResult } from '../../../kernel/enrolling/enroll-result.tsx'
import { CourseChoice } from './course-choice.tsx'
import type { useEnroll } from './use-enroll.ts'

const roles = courseRoles.map((value) => ({ value, label: roleLabels[value] }))

/** Fields for course, role and due date of an enrollment, with the result of the last one. */
export function EnrollFields({ form }: { form: ReturnType<typeof useEnroll> }) {
  const { course, setCourse, role, setRole, due, setDue, again, setAgain, save, errors } = form
  return (
    <>
      <CourseChoice chosen={course} error={errors.course} onChange={setCourse} />
      <RadioGroup legend="As" options={roles} value={role} onChange={setRole} />
      {role === 'learner' ? (
        <>
          <p className="muted small">Each learner uses one of the portal’s credits.</p>
          <DueFields due={due} errors={errors} onChange={setDue} />
          <Checkbox
            label="Enroll again even if completed"
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
        </>
      ) : null}
      {save.isError ? (
        <Notice tone="failed" alert>
          {failureText(save.error)}
        </Notice>
      ) : null}
      {save.data ? (
        <EnrollResult done={save.data} what={save.data.counts.create === 1 ? 'was enrolled' : 'were enrolled'} />
      ) : null}
    </>
  )
}
