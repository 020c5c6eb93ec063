import { show_profile_mails, update_profile_mails } from '@portico/shared/contract/identity/profile-mails.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { may } from '@portico/shared/access/may.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { courseMailNames, courseMails, type CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

/** Emails that only people who grade can get. */
const ofGraders: readonly CourseMail[] = ['assignment_submitted']

const helpTexts: Readonly<Record<CourseMail, string>> = {
  enrolled_by_other: 'When staff or a manager enroll you, with the due date.',
  assignment_graded: 'With your score and a link to the feedback. Also after a grade was corrected.',
  question_answered: 'When your question is answered.',
  course_finished: 'With a link to your certificate.',
  certificate_issued: 'With your certificate attached.',
  certificate_expiring: 'Before your certificate, or that of a seat you bought, expires.',
  assignment_submitted: 'When a learner submits an assignment for you to grade.',
}

/** The user's own switches for emails about courses in this portal. */
export function MailSwitches({ me }: { me: Me }) {
  const [opened, setOpened] = useState<readonly CourseMail[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = () => {
    setFailure(null)
    browserCall(show_profile_mails).then(({ muted_mails }) => setOpened(muted_mails), setFailure)
  }
  useEffect(load, [])
  if (failure !== null)
    return (
      <ErrorState onRetry={load} requestId={referenceOf(failure)}>
        {failureText(failure)}
      </ErrorState>
    )
  if (opened === null) return <p role="status">Loading…</p>
  const isGrader = may({ roles: me.roles.map(({ short_name }) => short_name), action: 'assignments.grade' })
  return <Switches opened={opened} names={courseMailNames.filter((name) => isGrader || !ofGraders.includes(name))} />
}

function Switches({ opened, names }: { opened: readonly CourseMail[]; names: readonly CourseMail[] }) {
  const [muted, setMuted] = useState(opened)
  const [isSaved, setSaved] = useState(false)
  const { busy, failure, run } = useAction()
  const choose = (sent: readonly CourseMail[]) => {
    setMuted([...muted.filter((name) => !names.includes(name)), ...names.filter((name) => !sent.includes(name))])
    setSaved(false)
  }
  const save = () =>
    run(async () => {
      setSaved(false)
      const { muted_mails } = await browserCall(update_profile_mails, { body: { muted_mails: [...muted] } })
      setMuted(muted_mails)
      setSaved(true)
    })
  return (
    <Form aria-label="Emails about courses" aria-busy={busy} onSubmit={() => void save()}>
      <div className="stack">
        <p className="muted">
          Receipts, seat invitations and sign-in emails are always sent. Notifications inside the portal stay on. A
          course may send fewer emails than you allow here.
        </p>
        <CheckboxGroup
          legend="Email me about"
          options={names.map((name) => ({ value: name, label: courseMails[name].label, help: helpTexts[name] }))}
          values={names.filter((name) => !muted.includes(name))}
          onChange={choose}
        />
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        <div className="row">
          <Button type="submit" kind="secondary" busy={busy}>
            Save email settings
          </Button>
          <span role="status">{isSaved ? 'Saved.' : ''}</span>
        </div>
      </div>
    </Form>
  )
}
