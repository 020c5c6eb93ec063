import '../../../kernel/enrolling/enroll.css'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { DueFields } from '../../../kernel/enrolling/due-fields.tsx'
import { EnrollResult } from '../../../kernel/enrolling/enroll-result.tsx'
import { enrollWords, FileReport } from './file-report.tsx'
import { unknownAddresses } from './invite-unknown.ts'
import { PeopleField, useFoundPeople } from './people-field.tsx'
import { useEnrollFile } from './use-enroll-file.ts'
import { useEnrolling } from './use-enrolling.ts'
import { CsvFileField } from '../../../fields/csv-file-field.tsx'
import { PeopleFileActions } from '../../../kernel/people-file.tsx'

const enrollMethods = [
  { value: 'people', label: 'Choose people' },
  { value: 'addresses', label: 'Type or paste email addresses' },
  { value: 'file', label: 'Upload a CSV file' },
] as const

/** Dialog to enroll people of the portal in a course, each for one of its credits; then reports the result per person. */
export function EnrollDialog({ slug, onClose, onDone }: { slug: string; onClose: () => void; onDone: () => void }) {
  const form = useEnrolling({ slug, onDone })
  const file = useEnrollFile({ slug, onDone })
  const { save, invite, done } = form
  const unknown = done ? unknownAddresses(done).length : 0
  const left = useFoundPeople(slug, '').data
  const isFile = form.way === 'file'
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title="Enroll people"
      actions={
        isFile ? (
          <PeopleFileActions file={file} words={enrollWords} onClose={onClose} />
        ) : done ? (
          <>
            {unknown > 0 && !invite.data ? (
              <Button kind="secondary" busy={invite.isPending} onClick={() => invite.mutate(done)}>
                {unknown === 1 ? 'Invite this person' : `Invite these ${formatCount(unknown)} people`}
              </Button>
            ) : null}
            <Button onClick={onClose}>Done</Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={save.isPending} onClick={() => form.submit('learner')}>
              {submitText(form)}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {done && !isFile ? (
          <EnrollResult done={done} what={done.counts.create === 1 ? 'was enrolled' : 'were enrolled'} />
        ) : isFile && file.found ? (
          <>
            {file.error ? <Notice tone="failed">{failureText(file.error)}</Notice> : null}
            <FileReport slug={slug} found={file.found} />
          </>
        ) : (
          <EnrollFields slug={slug} form={form} file={file} left={left} />
        )}
      </div>
    </Dialog>
  )
}

function submitText({ way, invites, count }: Pick<Form, 'way' | 'invites' | 'count'>): string {
  const verb = way === 'addresses' && invites ? 'Enroll or invite' : 'Enroll'
  return count > 1 ? `${verb} ${formatCount(count)} people` : verb
}

type EnrollFile = ReturnType<typeof useEnrollFile>

type Form = ReturnType<typeof useEnrolling>

type CreditsLeft = { course_credits: number; portal_credits: number }
type EnrollFieldsProps = { slug: string; form: Form; file: EnrollFile; left: CreditsLeft | undefined }
function EnrollFields({ slug, form, file, left }: EnrollFieldsProps) {
  const { save, errors } = form
  return (
    <>
      {form.way === 'file' && file.error ? (
        <Notice tone="failed" alert>
          {failureText(file.error)}
        </Notice>
      ) : null}
      {save.isError && form.way !== 'file' && !errors.due_on && !errors.due_days && !errors.emails ? (
        <Notice tone="failed" alert>
          {failureText(save.error)}
        </Notice>
      ) : null}
      {left === undefined ? null : <Credits left={left} wanted={form.count} />}
      <RadioGroup legend="Who" hideLegend options={enrollMethods} value={form.way} onChange={form.setWay} />
      {form.way === 'people' ? (
        <PeopleField slug={slug} chosen={form.chosen} onChange={form.setChosen} marksEnrolled />
      ) : form.way === 'file' ? (
        <PeopleFileField
          busy={file.judge.isPending}
          onFile={(chosen) =>
            form.mayCheckFile() ? file.judge.mutate({ file: chosen, due: form.due, again: form.again }) : undefined
          }
        />
      ) : (
        <AddressesField form={form} />
      )}
      {errors.nobody ? (
        <Notice tone="failed" alert>
          {errors.nobody}
        </Notice>
      ) : null}
      <DueFields due={form.due} errors={errors} onChange={form.setDue} />
      <Checkbox
        label="Also enroll people who have completed the course"
        checked={form.again}
        onChange={(event) => form.setAgain(event.target.checked)}
      />
      <p className="muted small">
        Enrolled people get a notification and, unless turned off for this course, an email with the due date.
      </p>
    </>
  )
}

/** Email addresses; those without an account on the portal are invited only if the user chooses to. */
function AddressesField({ form }: { form: Form }) {
  return (
    <>
      <Field
        label="Email addresses"
        required
        error={form.errors.emails}
        help="People on this portal, one email per line or separated by commas, up to 100."
      >
        <TextArea
          rows={5}
          autoCapitalize="none"
          spellCheck={false}
          value={form.text}
          onChange={(event) => form.setText(event.target.value)}
        />
      </Field>
      <Checkbox
        label="Invite addresses without an account on this portal"
        help="They get an email, and are enrolled once they accept with that address. Each uses a credit then."
        checked={form.invites}
        onChange={(event) => form.setInvites(event.target.checked)}
      />
    </>
  )
}

/** Says both parts of the credits that learners use, in the order in which they are used. */
function Credits({ left, wanted }: { left: CreditsLeft; wanted: number }) {
  const { course_credits, portal_credits } = left
  const parts = `Each learner uses one credit. Credits left: ${course_credits} for this course, ${portal_credits} unassigned in the portal.`
  return course_credits + portal_credits < Math.max(wanted, 1) ? (
    <Notice tone="waiting">{parts}</Notice>
  ) : (
    <p className="muted">{`${parts} You get a credit back if you unenroll someone who has not started.`}</p>
  )
}

/** Takes a file of people; choosing it enrolls no one yet. */
const PeopleFileField = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => (
  <CsvFileField
    help="Needs a column “Email”. A column “Due on” (2026-12-31) gives people their own due dates. Up to 10,000 rows. The file is checked first: nobody is enrolled until you confirm."
    busy={busy}
    onFile={onFile}
  />
)
