import { failureText } from '@portico/shared/browser/failure-text.ts'
import { update_media_quota } from '@portico/shared/contract/materials.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

const gigabyte_bytes = 1024 ** 3
const most_gb = 1024 ** 2
type Quota = { used_bytes: number; quota_bytes: number }

/** Dialog for the quota of a portal's library. A quota below the current use blocks new files but deletes none. */
export function QuotaDialog({ quota, onClose }: { quota: Quota; onClose: () => void }) {
  const quotaForm = useQuotaForm(quota, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Storage of this portal"
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="media-quota" busy={quotaForm.save.isPending} disabled={!quotaForm.isRoom}>
            Save
          </Button>
        </>
      }
    >
      <QuotaForm {...quotaForm} used_bytes={quota.used_bytes} />
    </Dialog>
  )
}

function useQuotaForm(quota: Quota, onSaved: () => void) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(String(Math.round((quota.quota_bytes / gigabyte_bytes) * 100) / 100))
  const gigabytes = Number(typed)
  const isRoom = typed.trim() !== '' && gigabytes >= 0 && gigabytes <= most_gb
  const quota_bytes = Math.round(gigabytes * gigabyte_bytes)
  const save = useMutation({
    mutationFn: () => api(update_media_quota, { body: { quota_bytes } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['materials'] })
      onSaved()
    },
  })
  return { typed, setTyped, isRoom, quota_bytes, save }
}

type QuotaFormProps = ReturnType<typeof useQuotaForm> & { used_bytes: number }

function QuotaForm({ typed, setTyped, isRoom, quota_bytes, save, used_bytes }: QuotaFormProps) {
  return (
    <form
      id="media-quota"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRoom) save.mutate()
      }}
    >
      <p>{bytesLabel(used_bytes)} is used.</p>
      <Field
        label="Storage limit (GB)"
        error={
          save.isError
            ? failureText(save.error)
            : isRoom
              ? undefined
              : `Enter a number from 0 to ${formatCount(most_gb)}.`
        }
        help={
          isRoom && quota_bytes < used_bytes
            ? 'This is less than the space in use: no files are deleted, but none can be added.'
            : undefined
        }
      >
        <TextInput
          type="number"
          inputMode="decimal"
          min={0}
          max={most_gb}
          step="any"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </form>
  )
}
