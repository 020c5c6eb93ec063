import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { useId, useState } from 'react'
import { ManyChoices } from '../../../../fields/many-choices.tsx'
import { useOptions } from '../../../../fields/use-options.ts'

type Props = {
  /** such as “3 courses” */
  what: string
  busy: boolean
  onSave: (topic_ids: readonly number[]) => void
  onClose: () => void
}

/** Chooses topics that many courses get besides those that they have. */
export function AddTopicsDialog({ what, busy, onSave, onClose }: Props) {
  const form = useId()
  const topics = useOptions('topics')
  const [chosen, setChosen] = useState<number[]>([])
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Add topics to ${what}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={chosen.length === 0}>
            Add topics
          </Button>
        </>
      }
    >
      <Form id={form} className="stack" onSubmit={() => (chosen.length === 0 ? undefined : onSave(chosen))}>
        <ManyChoices
          name="topic_ids"
          label="Topics"
          required
          help="Courses keep the topics that they already have."
          none="None selected"
          chosen={chosen}
          options={topics.data ?? []}
          onChange={setChosen}
          onBlur={() => undefined}
          error={topics.isError ? 'The topics could not be loaded. Close this dialog and try again.' : undefined}
        />
      </Form>
    </Dialog>
  )
}
