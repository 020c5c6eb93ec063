import { failureText } from '@portico/shared/browser/failure-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { invitedHelp } from '@portico/shared/kernel/invited-emails.ts'
import { CsvFileField } from '../../../fields/csv-file-field.tsx'
import { PeopleFileActions } from '../../../kernel/people-file.tsx'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import { BulkInviteReport, inviteWords } from './bulk-invite-report.tsx'
import { seatsLeft, type ManagedCourse } from '../../credits/managers/manager-course.ts'
import { useBulkInvite } from './use-bulk-invite.ts'
import { useInviting } from './use-inviting.ts'

export const inviteMethods = [
  { value: 'addresses', label: 'Type or paste email addresses' },
  { value: 'file', label: 'Upload a CSV file' },
] as const

const fileHelp =
  'Needs a column “Email”; “First name” and “Last name” are optional. Up to 10,000 rows. The file is checked first: nobody is invited until you confirm.'

type Props = { course: ManagedCourse; onClose: () => void; onDone: () => void }

/** Dialog in which a manager invites people to a course, typed or from a file (USR-030); each invitation reserves a seat until it is answered. */
export function InviteUsersDialog({ course, onClose, onDone }: Props) {
  const form = useInviting({ course, onClose, onDone })
  const file = useBulkInvite({ slug: course.slug, onDone })
  const isFile = form.way === 'file'
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={`Invite people to ${course.title}`}
      actions={
        isFile ? (
          <PeopleFileActions file={file} words={inviteWords} onClose={onClose} />
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={form.send.isPending} onClick={form.submit}>
              Send invitations
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {isFile && file.found ? (
          <>
            {file.error ? <Notice tone="failed">{failureText(file.error)}</Notice> : null}
            <BulkInviteReport slug={course.slug} found={file.found} />
          </>
        ) : (
          <InviteFields course={course} form={form} file={file} />
        )}
      </div>
    </Dialog>
  )
}

type BulkFile = ReturnType<typeof useBulkInvite>
type Form = ReturnType<typeof useInviting>

function InviteFields({ course, form, file }: { course: ManagedCourse; form: Form; file: BulkFile }) {
  const left = seatsLeft(course)
  const isFile = form.way === 'file'
  const error = isFile ? file.error : form.send.error
  return (
    <>
      {error ? (
        <Notice tone="failed" alert>
          {failureText(error)}
        </Notice>
      ) : null}
      <p className="muted">{`You have ${formatCount(left)} ${left === 1 ? 'seat' : 'seats'} left. Each invitation holds one until it is accepted, declined, or canceled.`}</p>
      <RadioGroup legend="Who" hideLegend options={inviteMethods} value={form.way} onChange={form.setWay} />
      <Field label="Complete by" help="Leave empty to use the course’s due date." error={form.wrong.due_on}>
        <TextInput type="date" value={form.due_on} onChange={({ target }) => form.setDueOn(target.value)} />
      </Field>
      {isFile ? (
        <CsvFileField
          help={fileHelp}
          busy={file.judge.isPending}
          onFile={(chosen) => file.judge.mutate({ file: chosen, due_on: form.due_on })}
        />
      ) : (
        <Field label="Email addresses" required error={form.wrong.emails} help={invitedHelp(left)}>
          <TextArea
            ref={autoFocusRef}
            rows={5}
            autoCapitalize="none"
            spellCheck={false}
            value={form.text}
            onChange={({ target }) => form.setText(target.value)}
          />
        </Field>
      )}
    </>
  )
}
