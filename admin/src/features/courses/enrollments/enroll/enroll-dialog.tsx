import './enroll.css'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { DueFields } from './due-fields.tsx'
import { EnrollResult } from './enroll-result.tsx'
import { PeopleField, useFoundPeople } from './people-field.tsx'
import { useEnrolling } from './use-enrolling.ts'

const ways = [
  { value: 'people', label: 'Choose people' },
  { value: 'addresses', label: 'Type or paste email addresses' },
] as const

/** Enrolls people of the portal in a course, each with one of its credits; then says what became of each. */
export function EnrollDialog({ slug, onClose, onDone }: { slug: string; onClose: () => void; onDone: () => void }) {
  const form = useEnrolling({ slug, onDone })
  const { save } = form
  const left = useFoundPeople(slug, '').data?.credits_left
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title="Enroll people"
      actions={
        save.data ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={save.isPending} onClick={() => form.submit('learner')}>
              {form.count > 1 ? `Enroll ${formatCount(form.count)} people` : 'Enroll'}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {save.data ? (
          <EnrollResult done={save.data} what={save.data.counts.create === 1 ? 'was enrolled' : 'were enrolled'} />
        ) : (
          <Wishes slug={slug} form={form} left={left} />
        )}
      </div>
    </Dialog>
  )
}

type Form = ReturnType<typeof useEnrolling>

function Wishes({ slug, form, left }: { slug: string; form: Form; left: number | undefined }) {
  const { save, errors } = form
  return (
    <>
      {save.isError && !errors.due_on && !errors.due_days && !errors.emails ? (
        <Notice tone="failed" alert>
          {failureText(save.error)}
        </Notice>
      ) : null}
      {left === undefined ? null : <Credits left={left} wanted={form.count} />}
      <RadioGroup legend="Who" hideLegend options={ways} value={form.way} onChange={form.setWay} />
      {form.way === 'people' ? (
        <PeopleField slug={slug} chosen={form.chosen} onChange={form.setChosen} marksEnrolled />
      ) : (
        <Field
          label="Email addresses"
          required
          error={errors.emails}
          help="Of people who belong to this portal, one per line or separated by commas, up to 100."
        >
          <TextArea
            rows={5}
            autoCapitalize="none"
            spellCheck={false}
            value={form.text}
            onChange={(event) => form.setText(event.target.value)}
          />
        </Field>
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
    </>
  )
}

const Credits = ({ left, wanted }: { left: number; wanted: number }) =>
  left < Math.max(wanted, 1) ? (
    <Notice tone="waiting">{`This portal has ${left === 1 ? '1 credit' : `${formatCount(left)} credits`} left. Each learner uses one.`}</Notice>
  ) : (
    <p className="muted">{`Each learner uses one of the portal’s ${formatCount(left)} credits. It comes back if you unenroll somebody who has not started.`}</p>
  )
