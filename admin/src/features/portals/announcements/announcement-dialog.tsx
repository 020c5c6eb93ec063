import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { Announcement } from '@portico/shared/contract/portals/announcements.ts'
import { announcementAudiences, audienceLabels } from '@portico/shared/states/portals/announcement.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useId } from 'react'
import { PortalClockField } from '../../../fields/portal-clock-field.tsx'
import { RichTextField } from '../../../fields/rich-text-field.tsx'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import { useAnnouncement } from './use-announcement.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  content: 'Text',
  audience: 'For',
  starts_on: 'Starts',
  ends_on: 'Ends',
}
const valueText = (name: string, value: string): string => {
  if (name === 'content') return new DOMParser().parseFromString(value, 'text/html').body.textContent || 'None'
  if (name === 'audience') return audienceLabels[announcementAudiences.find((one) => one === value) ?? 'learner']
  return (name === 'title' ? value : value.replace('T', ' ')) || 'None'
}

type Props = { announcement: Announcement | null; onClose: () => void; onDone: () => void }

/** Dialog to write an announcement; one by a manager goes to the learners of their team. */
export function AnnouncementDialog(props: Props) {
  const id = useId()
  const form = useAnnouncement(props)
  const { save } = form
  useFocusOnError(id, form.wrong)
  const hasFieldError = Object.values(form.wrong).some((sentence) => sentence !== undefined)
  return (
    <Dialog
      open
      size="wide"
      onClose={props.onClose}
      title={props.announcement ? 'Edit announcement' : 'New announcement'}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        {save.isError && !hasFieldError ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
        <Fields form={form} />
      </form>
      <ConflictDialog
        conflict={form.conflict}
        labelOf={(name) => labels[name] ?? name}
        show={(name, value) => valueText(name, String(value))}
      />
    </Dialog>
  )
}

function Fields({ form: { typed, change, wrong } }: { form: ReturnType<typeof useAnnouncement> }) {
  const { me, portal } = useSession()
  const audiences = me.current_role === 'manager' ? (['learner'] as const) : announcementAudiences
  return (
    <>
      <Field label="Title" required error={wrong.title}>
        <TextInput
          ref={autoFocusRef}
          maxLength={200}
          value={typed.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <RichTextField
        name="content"
        field={{ kind: 'rich_text', label: 'Text', max: 20_000 }}
        value={typed.content}
        error={wrong.content}
        onChange={(content) => change({ content: String(content) })}
        onBlur={() => {}}
        inputRef={() => {}}
      />
      <Field label="For" error={wrong.audience}>
        <Select
          value={typed.audience}
          options={audiences.map((value) => ({
            value,
            label: me.current_role === 'manager' ? 'Learners of my team' : audienceLabels[value],
          }))}
          onChange={({ target }) =>
            change({ audience: announcementAudiences.find((one) => one === target.value) ?? 'learner' })
          }
        />
      </Field>
      <PortalClockField
        label="Starts"
        help={`In the portal’s time zone (${portal.time_zone}). Leave empty to start now.`}
        error={wrong.starts_on}
        value={typed.starts_on}
        onChange={(starts_on) => change({ starts_on })}
      />
      <PortalClockField
        label="Ends"
        help="Leave empty to show it until it is deleted."
        error={wrong.ends_on}
        value={typed.ends_on}
        onChange={(ends_on) => change({ ends_on })}
      />
    </>
  )
}
