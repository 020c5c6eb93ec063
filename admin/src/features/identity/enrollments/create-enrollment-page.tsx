import { mostAtOnce } from '@portico/shared/contract/learning/enrollments-people.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { splitEmails, emailsProblem } from '@portico/shared/kernel/invited-emails.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHead } from '../../../kernel/page-head.tsx'
import { EnrollFields } from './enroll-fields.tsx'
import { useEnroll } from './use-enroll.ts'

/** Explains what is wrong with the list of emails: unreadable ones, none, or too many (USR-033). */
function emailsError(text: string): string | undefined {
  const bad = emailsProblem(text)
  if (bad !== null) return bad
  const count = splitEmails(text).length
  if (count === 0) return errorMessage('enrollments.nobody_named')
  return count > mostAtOnce ? errorMessage('validation.emails_max', { max: mostAtOnce }) : undefined
}

/** /users/create-enrollment: enrolls people by email in one course (USR-003, OP-109). */
export function CreateEnrollmentPage() {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const form = useEnroll(() => {
    setText('')
    void client.invalidateQueries({ queryKey: ['user'] })
  })
  const submit = () => {
    const found = emailsError(text)
    setWrong(found)
    if (found === undefined) form.submit({ emails: splitEmails(text) })
  }
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('users')}>← Users</Link>
      </p>
      <PageHead title="Create enrollment">
        Gives people on this portal a role in a course and shows the result for each of them.
      </PageHead>
      <Form className="panel" aria-busy={form.save.isPending} onSubmit={submit}>
        <div className="panel-body stack">
          <Field
            label="Email addresses"
            required
            error={wrong}
            help={`Of people who belong to this portal, one per line or separated by commas, up to ${mostAtOnce}.`}
          >
            <TextArea
              rows={4}
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <EnrollFields form={form} />
        </div>
        <div className="form-foot">
          <Button type="submit" busy={form.save.isPending}>
            Enroll
          </Button>
        </div>
      </Form>
    </>
  )
}
